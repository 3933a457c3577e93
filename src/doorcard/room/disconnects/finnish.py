"""The policy on lost connections, in Finnish."""

from __future__ import annotations

from typing import Final

from doorcard.room.disconnects.policy_text import PolicyText

FINNISH: Final = PolicyText(
    title="Aika ja yhteyskatkokset",
    intro="Mitä tapahtuu, kun aika loppuu tai yhteys katkeaa. Talon omat arvot ovat alla "
    "olevassa taulukossa.",
    sentences={
        "D01": "Pelaajalla on jokaiseen päätökseen talon antama aika, ja sen viimeiset sekunnit "
        "näkyvät pöydässä.",
        "D02": "Vastaus, joka saapuu täsmälleen määräajan päättyessä, hyväksytään, samoin "
        "vastaus, joka myöhästyy enintään hitaille yhteyksille annetun lisäajan verran.",
        "D03": "Kun aika loppuu, huone tekee sen, mitä talo on ajan loppumisen varalta "
        "määrännyt, eikä myöhempi vastaus muuta mitään.",
        "D04": "Yhteys on katkennut, kun pelaajan viimeinen avoin pöytäsivu on suljettu tai ei "
        "vastaa yhteyskyselyyn 5 sekunnissa; kysely lähetetään 10 sekunnin välein.",
        "D05": "Katkennut yhteys näkyy pöydässä, ja pelaaja pitää paikkansa, pelimerkkinsä ja "
        "korttinsa.",
        "D06": "Pelaajan kello käy edelleen, vaikka yhteys on katkennut.",
        "D07": "Joka palaa kesken oman vuoronsa, kun aikaa on jäljellä vähintään lisäajan "
        "ehtona oleva määrä, saa määräajan päälle lisäajan, kerran vuorossa.",
        "D08": "Jos pelaaja ei ole palannut määräajan päättyessä, toimitaan kuten talo on "
        "määrännyt yhteyskatkoksista, eikä hitaiden yhteyksien lisäaikaa ole.",
        "D09": "Sökötys tai kippaus tarkoittaa, että pelaajan puolesta sökötetään, kun se on "
        "ilmaista, ja kipataan, kun vastassa on panos.",
        "D10": "All-in tarkoittaa, että pelaaja pitää loput pinostaan, voi voittaa potin "
        "sellaisena kuin se on eikä enää toimi tässä jaossa; myöhemmät panokset muodostavat "
        "sivupotin.",
        "D11": "All-in, jos merkkejä on potissa, tarkoittaa all-inia pelaajalle, jolla on potissa "
        "merkkejä alkupanoksen lisäksi, ja kippausta muille.",
        "D12": "Poissa olevan pelaajan bring-in maksetaan ensin; jos talossa sökötetään tai "
        "kipataan, pelaaja jää sen jälkeen jakoon mukaan.",
        "D13": "Näytössä vastaamatta jättävän pelaajan käsi jätetään näyttämättä; voittava käsi "
        "näytetään aina ja saa potin.",
        "D14": "Jokainen katkenneen yhteyden takia annettu all-in käyttää yhden suojan; kun "
        "päivän suojat on käytetty, sökötetään tai kipataan.",
        "D15": "Suojat lasketaan pelaajaa kohti kaikissa pöydissä yhteensä, keskiyöstä "
        "keskiyöhön UTC-aikaa.",
        "D16": "Pöydälle kerrotaan jokaisesta vuorosta, jonka aika loppui: mitä tehtiin ja mikä "
        "suoja käytettiin; isäntä lukee sen huoneen lokista.",
        "D17": "Joka palaa määräajan jälkeen, näkee jaon, ei voi toimia siinä, jos hänen "
        "kätensä on kipattu tai all-in, ja saa kortit seuraavassa jaossa.",
        "D18": "Jos yhteys oli kunnossa ja pelaajan aika loppui, pelaaja on tauolla, kunnes "
        "hän ilmoittaa palanneensa.",
        "D19": "Kun yli puolet pöydän yhteydessä olevista pelaajista, vähintään 2, menettää "
        "yhteytensä 15 sekunnin sisällä, pöytä keskeytetään: mikään kello ei käy eikä uutta "
        "jakoa aloiteta.",
        "D20": "Keskeytyksestä ilmoitetaan, ja se päättyy, kun kaikki heistä ovat palanneet, tai "
        "muuten talon pisimmän keskeytyksen jälkeen.",
        "D21": "Keskeytyksen jälkeen kello jatkaa siitä, mihin se jäi, ja seuraava keskeytys "
        "tulee aikaisintaan silloin, kun talo sen sallii.",
        "D22": "Kun huone itse oli poissa käytöstä, jokainen kello seisoo sen ajan, ja vuorossa "
        "olevalla on vähintään 10 sekuntia tai koko vuoro, jos se on lyhyempi.",
        "D23": "Määräajat, lisäajat, suojat ja keskeytykset tallennetaan jaon mukana, ja ne "
        "pätevät myös huoneen kaatumisen jälkeen.",
        "D24": "Paikka, jonka pelaaja ei osallistu peliin, vapautuu talon pisimmän poissaolon "
        "jälkeen, ja sen pelimerkit palaavat lompakkoon.",
        "D25": "Pelaaja, jolta yhteys on ollut poikki talon salliman ajan, ei saa kortteja "
        "seuraavassa jaossa; paikka säilyy, ja hän saa taas kortit, kun palaa.",
    },
    parameters={
        "turn_seconds": "Päätösaika",
        "timer_visible_seconds": "Siitä näkyvissä pöydässä",
        "show_seconds": "Aika näyttää tai jättää näyttämättä",
        "network_grace_ms": "Lisäaika hitaille yhteyksille",
        "timeout_action": "Ajan loppuminen",
        "disconnect_action": "Yhteyskatkos",
        "allin_protections_per_day": "Suojia päivässä",
        "reconnect_min_left_seconds": "Aika, jota lisäaika edellyttää",
        "reconnect_bonus_seconds": "Lisäaika palaavalle",
        "pause_seconds": "Pisin keskeytys",
        "pause_every_minutes": "Keskeytysten väli vähintään",
        "lost_line_seconds": "Pisin aika ilman yhteyttä",
        "absence_minutes": "Pisin poissaolo",
    },
    words={
        "check_fold": "sökötys tai kippaus",
        "allin": "all-in",
        "allin_if_chips_else_fold": "all-in, jos merkkejä on potissa, muuten kippaus",
        "none": "ei rajaa",
        "idle": "ei koske tätä taloa",
    },
    day="Jokainen päivälaskuri noudattaa UTC-päivää: se alkaa ja päättyy keskiyöllä UTC-aikaa.",
)
