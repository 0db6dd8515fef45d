/** `safeTreasury` as a person would write it: "safe treasury". */
const words = (key: string): string =>
  key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();

/**
 * Names a field of a request in words: `['modules', 'safeTreasury', '0', 'addresses', '1']` is "Modules, safe treasury 1, addresses 2". Empty for
 * an empty path.
 */
export function fieldInWords(path: readonly string[]): string {
  const parts: string[] = [];
  for (const key of path) {
    const isPosition = /^\d+$/.test(key);
    if (!isPosition) parts.push(words(key));
    else parts.push(`${parts.pop() ?? 'entry'} ${Number(key) + 1}`);
  }
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
