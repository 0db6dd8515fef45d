/** `0x1234…abcdef`: six characters, an ellipsis, six characters; what is short already stays whole. */
export function shortenHex(value: string): string {
  return value.length > 20 ? `${value.slice(0, 6)}…${value.slice(-6)}` : value;
}
