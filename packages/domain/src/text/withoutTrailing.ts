/** The text without the repetitions of one character at its end. A pattern (`0+$`) would try each of them anew where others follow. */
export function withoutTrailing(text: string, character: string): string {
  let end = text.length;
  while (text[end - 1] === character) end--;
  return text.slice(0, end);
}
