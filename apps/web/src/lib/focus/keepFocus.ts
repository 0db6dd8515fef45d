/** Parts of a page that a person recognises as a place. */
const PLACES = 'section, article, aside, form, fieldset, li, [role="tabpanel"], main';
/** What comes over the page, and goes. */
const OVERLAY = '[role="dialog"], [role="menu"]';

/**
 * Whoever works without a mouse stands where the focus is, and browsers drop it when its element goes: after a vote the
 * button to vote, after a link the whole page, after a dialog all of it. This puts it back on what had it before the dialog, or on the
 * nearest place around it that is still there.
 *
 * @param main - What the pages are drawn into; it never goes.
 * @returns Ends the watching.
 */
export function keepFocus(main: HTMLElement): () => void {
  /** What had the focus last outside of dialogs, and everything around it. */
  let trail: HTMLElement[] = [];

  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && !target.closest(OVERLAY)) trail = around(target, main);
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    // Some browsers tell of a removal as of a leaving: only what is still there was left.
    if (relatedTarget === null) queueMicrotask(() => target === trail[0] && trail[0]?.isConnected && (trail = []));
  };
  const observer = new MutationObserver(() => {
    const [last] = trail;
    if (document.activeElement !== document.body || last === undefined) return;
    if (last.isConnected) last.focus({ preventScroll: true });
    else stand(trail.find((element) => element.isConnected && element.matches(PLACES)) ?? main);
  });

  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
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
