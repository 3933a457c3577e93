"""What is wrong with a page as it stands, as far as axe-core and a ruler can tell."""

from __future__ import annotations

from typing import Final

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # none shipped

from tests.browser.visitor import Visitor

THEMES: Final = ("light", "dark", "contrast")
CONTRAST: Final = {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}
WHOLE: Final = {"resultTypes": ["violations"]}
AXE: Final = Axe()


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
    """What can be pressed and is partly beyond the right edge of the window, or cut in its box."""
    pressed = "button:visible, a:visible, summary:visible, [role=tab]:visible"
    found: list[str] = visitor.page.locator(pressed).evaluate_all(
        """all => all.filter(each => {
            const beyond = each.getBoundingClientRect().right - document.body.clientWidth
            const cut = each.clientWidth > 60 ? each.scrollWidth - each.clientWidth : 0
            return Math.max(beyond, cut) > 1
        }).map(each => each.textContent.trim().slice(0, 40))"""
    )
    return [f"{where}: {each!r} sticks out" for each in found]
