/** `text` with commas as dots, or undefined where it is more than digits with at most one dot (file 1 §2, amount input). */
export function cleanAmount(text: string): string | undefined {
  const dotted = text.replaceAll(',', '.');
  return /^\d*\.?\d*$/.test(dotted) ? dotted : undefined;
}
