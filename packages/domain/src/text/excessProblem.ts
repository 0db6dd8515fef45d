/** What is wrong with a text longer than `limit` characters; undefined where it is not. Blanks at both ends do not count. */
export function excessProblem(text: string, limit: number): string | undefined {
  const excess = text.trim().length - limit;
  return excess > 0 ? `${excess} ${excess === 1 ? 'character' : 'characters'} too many` : undefined;
}
