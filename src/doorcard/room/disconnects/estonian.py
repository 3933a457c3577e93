"""The policy on lost connections, in Estonian."""

from __future__ import annotations

from typing import Final

from doorcard.room.disconnects.policy_text import PolicyText

ESTONIAN: Final = PolicyText(
    title="Aeg ja katkenud ühendused",
    intro="Mis juhtub, kui aeg saab otsa või ühendus katkeb. Maja enda väärtused on allolevas "
    "tabelis.",
    sentences={
        "D01": "Mängijal on iga otsuse jaoks maja antud aeg ja selle viimased sekundid on lauas "
        "näha.",
        "D02": "Vastus, mis jõuab kohale täpselt tähtajaks, loeb, samuti vastus, mis ei hiline "
        "rohkem kui aeglaste ühenduste ajavaru.",
        "D03": "Kui aeg saab otsa, teeb tuba seda, mida maja on selleks puhuks määranud, ja "
        "hilisem vastus ei muuda midagi.",
        "D04": "Ühendus on katkenud, kui mängija viimane avatud laualeht on suletud või ei "
        "vasta pingile 5 sekundi jooksul; ping saadetakse iga 10 sekundi järel.",
        "D05": "Katkenud ühendus on lauas näha ning mängijale jäävad koht, žetoonid ja kaardid.",
        "D06": "Mängija kell käib edasi ka siis, kui ühendus on katkenud.",
        "D07": "Kes tuleb tagasi oma korra ajal, kui aega on järel vähemalt nii palju, kui "
        "lisaaeg nõuab, saab tähtajale lisaaja juurde, üks kord korra jooksul.",
        "D08": "Kes ei ole tähtajaks tagasi, sellega tehakse nii, nagu maja on katkenud "
        "ühenduste jaoks määranud, ja aeglaste ühenduste ajavaru ei kehti.",
        "D09": "Check või loobumine tähendab, et mängija eest checkitakse, kui see midagi ei "
        "maksa, ja loobutakse, kui ees on panus.",
        "D10": "All-in tähendab, et mängijale jäävad ülejäänud žetoonid, ta saab võita panga "
        "sellisena, nagu see on, ega tegutse selles jaotuses enam; hilisemad panused "
        "moodustavad kõrvalpanga.",
        "D11": "All-in, kui žetoone on pangas, tähendab all-in'i mängijale, kellel on pangas "
        "žetoone peale ante, ja loobumist kõigile teistele.",
        "D12": "Puuduva mängija bring-in panus tehakse kõigepealt; majas, kus checkitakse või "
        "loobutakse, jääb mängija seejärel jaotusse sisse.",
        "D13": "Avamisel ei näidata vastamata jätnud mängija kätt; võitev käsi näidatakse alati "
        "ja saab panga.",
        "D14": "Iga katkenud ühenduse pärast antud all-in kulutab ühe kaitse; kui päeva kaitsed "
        "on kulutatud, siis checkitakse või loobutakse.",
        "D15": "Kaitseid loetakse iga mängija kohta kõigis laudades kokku, keskööst keskööni UTC "
        "järgi.",
        "D16": "Lauale öeldakse iga korra kohta, mille aeg sai otsa, mida tehti ja milline "
        "kaitse kulus; peremees loeb seda toa logist.",
        "D17": "Kes tuleb tagasi pärast tähtaega, näeb jaotust, ei saa selles tegutseda, kui "
        "tema käsi on loobunud või all-in, ja saab kaardid järgmises jaotuses.",
        "D18": "Kes oli ühenduses ja lasi ajal otsa saada, jätab vahele, kuni ütleb, et on tagasi.",
        "D19": "Kui üle poole laua ühenduses olevatest mängijatest, vähemalt 2, kaotab ühenduse "
        "15 sekundi jooksul, peatatakse laud: ükski kell ei käi ja uut jaotust ei alustata.",
        "D20": "Peatamisest antakse teada ja see lõpeb, kui kõik nad on tagasi, muidu siis, kui "
        "maja pikim peatamise aeg täis saab.",
        "D21": "Pärast peatamist käib kell edasi sealt, kus ta seisma jäi, ja järgmine "
        "peatamine ei tule varem, kui maja lubab.",
        "D22": "Kui tuba ise ei töötanud, seisab iga kell selle aja, ja mängijal, kelle kord on, "
        "on vähemalt 10 sekundit või kogu kord, kui see on lühem.",
        "D23": "Tähtajad, lisaajad, kaitsed ja peatamised salvestatakse koos jaotusega ja "
        "kehtivad ka pärast toa krahhi.",
        "D24": "Koht, mille mängija mängust osa ei võta, vabaneb pärast maja lubatud pikimat "
        "eemalolekut ja selle žetoonid lähevad rahakotti.",
        "D25": "Kellel ei ole maja lubatud aja jooksul ühendust olnud, see järgmises jaotuses "
        "kaarte ei saa; koht jääb talle ja tagasi tulles saab ta jälle kaardid.",
    },
    parameters={
        "turn_seconds": "Aeg otsuseks",
        "timer_visible_seconds": "Sellest lauas näha",
        "show_seconds": "Aeg näidata või mitte näidata",
        "network_grace_ms": "Aeglaste ühenduste ajavaru",
        "timeout_action": "Kui aeg saab otsa",
        "disconnect_action": "Katkenud ühendus",
        "allin_protections_per_day": "Kaitseid päevas",
        "reconnect_min_left_seconds": "Aeg, mida lisaaeg nõuab",
        "reconnect_bonus_seconds": "Lisaaeg tagasitulijale",
        "pause_seconds": "Pikim peatamine",
        "pause_every_minutes": "Peatamiste vahe vähemalt",
        "lost_line_seconds": "Pikim aeg ühenduseta",
        "absence_minutes": "Pikim eemalolek",
    },
    words={
        "check_fold": "check või loobumine",
        "allin": "all-in",
        "allin_if_chips_else_fold": "all-in, kui žetoone on pangas, muidu loobumine",
        "none": "piiranguta",
        "idle": "ei puutu siia",
    },
    day="Iga päevase loenduse päev on UTC päev: see algab ja lõpeb keskööl UTC järgi.",
)
