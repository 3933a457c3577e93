"""What is wrong with a page as it stands, as far as axe-core and a ruler can tell."""

from __future__ import annotations

from typing import Final

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # none shipped

from tests.browser.visitor import Visitor

THEMES: Final = ("light", "dark", "contrast")
CONTRAST: Final = {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}
WHOLE: Final = {"resultTypes": ["violations"]}
AXE: Final = Axe()
NAMES: Final = "[data-testid=seat-name], [data-testid=who], .sign"
WORDS: Final = """
    const unseen = each => !each.checkVisibility({visibilityProperty: true, opacityProperty: true})
        || Boolean(each.closest('svg, .sr-only, option, [inert]'))
    const linesOf = text => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return [...range.getClientRects()].filter(line => line.width > 1 && line.height > 1)
    }
    const textsOf = (root, kept) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        const found = []
        while (walker.nextNode()) {
            const text = walker.currentNode
            const holder = text.parentElement
            if (text.data.trim() && !unseen(holder) && !(kept && holder.closest(kept))) {
                found.push(text)
            }
        }
        return found
    }
"""
CUT: Final = f"""kept => {{
    {WORDS}
    const isCut = text => {{
        const holder = text.parentElement
        const own = getComputedStyle(holder)
        if (own.textOverflow === 'ellipsis' && holder.scrollWidth > holder.clientWidth) return true
        const lines = linesOf(text)
        let [across, along] = [true, true]
        for (let box = holder; box && (across || along); box = box.parentElement) {{
            const style = getComputedStyle(box)
            if (style.clipPath !== 'none') return false // told to those who listen alone
            const edge = box.getBoundingClientRect()
            if (/auto|scroll/.test(style.overflowX)) across = false
            if (/auto|scroll/.test(style.overflowY)) along = false
            const clipped = /hidden|clip/
            if (across && clipped.test(style.overflowX) && lines.some(
                line => line.left < edge.left - 1 || line.right > edge.right + 1)) return true
            if (along && clipped.test(style.overflowY) && lines.some(
                line => line.top < edge.top - 4 || line.bottom > edge.bottom + 4)) return true
        }}
        return across && lines.some(line => line.left < -1 || line.right > innerWidth + 1)
    }}
    return textsOf(document.body, kept).filter(isCut).map(text => text.data.trim().slice(0, 40))
}}"""
COVERED: Final = f"""what => {{
    {WORDS}
    const all = [...document.querySelectorAll(what)].flatMap(each => textsOf(each, null))
    const isCovered = text => linesOf(text).some(line => [0.05, 0.5, 0.95].some(part => {{
        const top = document.elementFromPoint(
            line.left + line.width * part, line.top + line.height / 2)
        return !top || !(top.contains(text) || text.parentElement.contains(top))
    }}))
    return all.filter(isCovered).map(text => text.data.trim().slice(0, 40))
}}"""


PRESSED: Final = (
    "button:visible, a.button:visible, select:visible, textarea:visible, "
    "input:not([type=checkbox], [type=radio], .sr-only):visible, label.check:visible"
)
LOW: Final = """(all, thumb) => all.map(each => [each.getBoundingClientRect().height, each])
    .filter(([height]) => height > 1 && height < thumb - 0.5)
    .map(([height, each]) => `${each.dataset.testid ?? each.textContent.trim()}: ${height} px`)"""
THUMB: Final = 44
"""CSS pixels: so high is what a thumb finds."""
BROKEN: Final = """all => all.flatMap(button => {
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT), found = []
    while (texts.nextNode()) for (const word of texts.currentNode.data.matchAll(/[^\\s/-]+/g)) {
        const range = document.createRange()
        range.setStart(texts.currentNode, word.index)
        range.setEnd(texts.currentNode, word.index + word[0].length)
        if (new Set([...range.getClientRects()].map(line => Math.round(line.top))).size > 1)
            found.push(word[0])
    }
    return found
})"""


def faults(visitor: Visitor, where: str) -> list[str]:
    """Everything in the light theme, contrast in the others too, and the width of the page."""
    found = too_wide(visitor, where)
    for theme in THEMES:
        visitor.page.locator("html").evaluate(
            "(page, theme) => { page.dataset.theme = theme; }", theme
        )
        told = AXE.run(visitor.page, options=WHOLE if theme == THEMES[0] else CONTRAST)
        for fault in told.response["violations"]:
            places = [node["html"][:90] for node in fault["nodes"]]
            found.append(f"{where} in {theme}: {fault['id']}: {places[:3]}")
    return found


def too_wide(visitor: Visitor, where: str) -> list[str]:
    """A page that is wider than its window would have to be pushed about."""
    root = visitor.page.locator("html")
    wide: int = root.evaluate("page => page.scrollWidth - page.clientWidth")
    return [f"{where} is {wide} px too wide"] if wide > 0 else []


def sticking_out(visitor: Visitor, where: str) -> list[str]:
    """What can be pressed and is partly beyond the right edge of the window, or cut in its box.

    What is moved about in a box of its own (``.pan``) may.
    """
    pressed = "button:visible, a:visible, summary:visible, [role=tab]:visible"
    found: list[str] = visitor.page.locator(pressed).evaluate_all(
        """all => all.filter(each => !each.closest('.pan')).filter(each => {
            const beyond = each.getBoundingClientRect().right - document.body.clientWidth
            const cut = each.clientWidth > 60 ? each.scrollWidth - each.clientWidth : 0
            return Math.max(beyond, cut) > 1
        }).map(each => each.textContent.trim().slice(0, 40))"""
    )
    return [f"{where}: {each!r} sticks out" for each in found]


def cut_words(visitor: Visitor, where: str) -> list[str]:
    """Words that are drawn and cannot be read whole: cut by dots, by a box or by the window.

    A box that can be scrolled hides nothing. Names may be cut, and the sign of a table in the
    header: who presses it reads all of it.
    """
    found: list[str] = visitor.page.evaluate(CUT, NAMES)
    return [f"{where}: {each!r} is cut" for each in found]


def covered(visitor: Visitor, where: str, what: str) -> list[str]:
    """Words of which something else lies on top, at three points of each of their lines."""
    found: list[str] = visitor.page.evaluate(COVERED, what)
    return [f"{where}: {each!r} is covered" for each in found]


def broken_words(visitor: Visitor, where: str, what: str) -> list[str]:
    """Words of these boxes that go on in another line in their midst."""
    found: list[str] = visitor.page.locator(what).evaluate_all(BROKEN)
    return [f"{where}: {each!r} is broken" for each in found]


def too_low(visitor: Visitor, where: str, what: str = PRESSED) -> list[str]:
    """What is pressed and is lower than a thumb needs."""
    found: list[str] = visitor.page.locator(what).evaluate_all(LOW, THUMB)
    return [f"{where}: {each}" for each in found]
