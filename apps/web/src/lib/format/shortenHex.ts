/** `0x1234…abcdef`: the first and last six characters. Short values stay unchanged. */
export function shortenHex(value: string): string {
  return value.length > 20 ? `${value.slice(0, 6)}…${value.slice(-6)}` : value;
}
