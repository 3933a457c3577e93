/** The keyboard is never lost: what takes the focus gives it back, and what loses it keeps it near. */

/** Where the focus goes when nothing else is left: what the page is about. */
const HOME = '[data-focus-home]';

/** Can it have the focus still? */
function stands(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected && !element.matches(':disabled');
}

/** Nothing has the focus: what had it went away, or was switched off. */
function isLost(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches(':disabled');
}

/**
 * Take the focus for what has just opened; the returned function, called when it is gone, gives
 * it back to where it came from, unless it went elsewhere by itself.
 */
export function borrowFocus(take: () => void): () => void {
  const from = document.activeElement;
  take();
  return () => {
    if (!isLost()) return;
    if (stands(from) && from !== document.body) from.focus();
    if (isLost()) document.querySelector<HTMLElement>(HOME)?.focus();
  };
}

/**
 * Keep the focus in a part of the page, which must take it itself: where the control that has it
 * is switched off or taken away, the part has it instead of nobody.
 */
export function keepFocus(part: HTMLElement): () => void {
  let last: Element | null = null;
  const came = (event: FocusEvent): void => {
    last = event.target as Element;
  };
  const went = (): void => {
    // Only who goes away from something that stands has meant to go.
    setTimeout(() => {
      if (stands(last) && document.activeElement !== last) last = null;
    });
  };
  const changed = new MutationObserver(() => {
    if (last === null || stands(last) || !isLost()) return;
    last = null;
    part.focus();
  });
  part.addEventListener('focusin', came);
  part.addEventListener('focusout', went);
  changed.observe(part, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    part.removeEventListener('focusin', came);
    part.removeEventListener('focusout', went);
    changed.disconnect();
  };
}
