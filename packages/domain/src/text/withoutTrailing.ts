/** Removes all repetitions of one character from the end. Not by a pattern like `0+$`, which takes quadratic time on long runs elsewhere. */
export function withoutTrailing(text: string, character: string): string {
  let end = text.length;
  while (text[end - 1] === character) end--;
  return text.slice(0, end);
}
