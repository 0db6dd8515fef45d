/** Why nothing can be sent over the chosen bridges; undefined where it can. */
export function bridgesReason(available: number, chosen: number): string | undefined {
  if (available === 0) return 'No bridge carries votes from here at present.';
  return chosen === 0 ? 'Choose a bridge.' : undefined;
}
