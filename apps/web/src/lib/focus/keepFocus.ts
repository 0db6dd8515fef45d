/** Parts of a page that a person recognises as a place. */
const PLACES = 'section, article, aside, form, fieldset, li, [role="tabpanel"], main';

/**
 * Whoever works without a mouse stands where the focus is, and browsers drop it when its element goes: after a vote the
 * button to vote, after a link the whole page. This puts it on the nearest place around it that is still there.
 *
 * @param main - What the pages are drawn into; it never goes.
 * @returns Ends the watching.
 */
export function keepFocus(main: HTMLElement): () => void {
  /** What had the focus last inside `main`, and everything around it. */
  let trail: HTMLElement[] = [];

  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && main.contains(target)) trail = around(target, main);
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    // Some browsers tell of a removal as of a leaving: only what is still there was left.
    if (relatedTarget === null) queueMicrotask(() => target === trail[0] && trail[0]?.isConnected && (trail = []));
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || trail[0] === undefined || trail[0].isConnected) return;
    stand(trail.find((element) => element.isConnected && element.matches(PLACES)) ?? main);
  });

  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  // Dialogs hang on the body: the focus may be lost only when one goes.
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
    observer.disconnect();
  };
}

function around(element: HTMLElement, main: HTMLElement): HTMLElement[] {
  const trail: HTMLElement[] = [];
  for (let each: HTMLElement | null = element; each && each !== main; each = each.parentElement) trail.push(each);
  return [...trail, main];
}

/** Makes a place that is no control take the focus, for as long as it has it. */
function stand(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
