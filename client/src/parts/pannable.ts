/** What is wider than its box is moved about in the box and not with the page. */

/** An attachment: while the content does not fit, the keyboard can reach the box, and not otherwise. */
export function pannable(box: HTMLElement): () => void {
  const look = (): void => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const watch = new ResizeObserver(look);
  for (const each of [box, ...box.children]) watch.observe(each);
  return () => watch.disconnect();
}
