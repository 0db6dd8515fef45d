/** What is wrong with a text that must not be longer than `limit` characters, or nothing; blanks around it do not count. */
export function excessProblem(text: string, limit: number): string | undefined {
  const excess = text.trim().length - limit;
  return excess > 0 ? `${excess} ${excess === 1 ? 'character' : 'characters'} too many` : undefined;
}
