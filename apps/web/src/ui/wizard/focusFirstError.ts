const FOCUSABLE = 'input, textarea, select, button, [tabindex]';

/**
 * Brings the first field on screen that has an error into view and puts the focus there: by its path, or by the mark that it is
 * invalid. False where none is on screen.
 */
export function focusFirstError(errors: Readonly<Record<string, unknown>>, root: ParentNode): boolean {
  const ofPath = [...root.querySelectorAll<HTMLElement>('[data-path]')].find(
    (element) => errors[element.dataset['path'] ?? ''] !== undefined,
  );
  const node = ofPath ?? root.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!node) return false;
  const target = node.matches(FOCUSABLE) ? node : (node.querySelector<HTMLElement>(FOCUSABLE) ?? node);
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  return true;
}
