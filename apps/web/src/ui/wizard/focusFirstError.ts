const FOCUSABLE = 'input, textarea, select, button, [tabindex]';

/** Brings the first field on screen that has an error into view and puts the focus there. False where none is on screen. */
export function focusFirstError(errors: Readonly<Record<string, unknown>>, root: ParentNode): boolean {
  const node = [...root.querySelectorAll<HTMLElement>('[data-path]')].find(
    (element) => errors[element.dataset['path'] ?? ''] !== undefined,
  );
  if (!node) return false;
  const target = node.matches(FOCUSABLE) ? node : (node.querySelector<HTMLElement>(FOCUSABLE) ?? node);
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  return true;
}
