/** Parts of a page that a reader recognises as a place. */
const PLACES = 'section, article, aside, form, fieldset, li, [role="tabpanel"], main';
/** What is shown above the page for a while. */
const OVERLAY = '[role="dialog"], [role="menu"]';

/**
 * For readers without a mouse: browsers drop the focus when its element is removed, such as the vote button after voting, the whole page after a
 * link, or a dialog. This puts the focus back on the element that had it before the dialog, or on the nearest remaining place around it.
 *
 * @param main - contains the pages and is never removed.
 * @returns stops watching.
 */
export function keepFocus(main: HTMLElement): () => void {
  /** The element that last had the focus outside of dialogs, followed by its ancestors. */
  let trail: HTMLElement[] = [];
  /** Between leaving one element and arriving at the next, nothing has the focus either, and what reacts to leaving may change the page. */
  let isMoving = false;

  const onFocusIn = ({ target }: FocusEvent) => {
    isMoving = false;
    if (target instanceof HTMLElement && !target.closest(OVERLAY)) trail = around(target, main);
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    isMoving = relatedTarget !== null;
    // Some browsers report a removal like leaving the element, so only an element that is still there was left.
    if (relatedTarget === null) queueMicrotask(() => target === trail[0] && trail[0]?.isConnected && (trail = []));
  };
  const observer = new MutationObserver(() => {
    const [last] = trail;
    if (isMoving || document.activeElement !== document.body || last === undefined) return;
    if (last.isConnected) last.focus({ preventScroll: true });
    else stand(trail.find((element) => element.isConnected && element.matches(PLACES)) ?? main);
  });

  // Before anything else that listens: what changes the page then is observed between two listeners.
  document.addEventListener('focusin', onFocusIn, true);
  document.addEventListener('focusout', onFocusOut, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocusIn, true);
    document.removeEventListener('focusout', onFocusOut, true);
    observer.disconnect();
  };
}

function around(element: HTMLElement, main: HTMLElement): HTMLElement[] {
  const trail: HTMLElement[] = [];
  for (let each: HTMLElement | null = element; each && each !== main; each = each.parentElement) trail.push(each);
  return [...trail, main];
}

/** Focuses a place that is no control, which needs a `tabindex` for as long as it has the focus. */
function stand(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
