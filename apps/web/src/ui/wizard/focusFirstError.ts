const FOCUSABLE = 'input, textarea, select, button, [tabindex]';

/**
 * Scrolls to the first field on screen that has an error, and focuses it. Fields are found by path, or by being marked as invalid. False where there
 * is none.
 */
export function focusFirstError(errors: Readonly<Record<string, unknown>>, root: ParentNode): boolean {
  const ofPath = [...root.querySelectorAll<HTMLElement>('[data-path]')].find(
    (element) => errors[element.dataset['path'] ?? ''] !== undefined,
  );
  const node = ofPath ?? root.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!node) return false;
  const target = node.matches(FOCUSABLE) ? node : (node.querySelector<HTMLElement>(FOCUSABLE) ?? node);
  const show = () => target.scrollIntoView({ block: 'center' });
  show();
  target.focus({ preventScroll: true });
  // Parts that were far from the screen have their real height now.
  requestAnimationFrame(() => setTimeout(show));
  return true;
}
