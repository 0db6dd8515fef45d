/** docs/requirements.md#display: a text of at most this many characters is shown whole. */
const SHOWN_WHOLE = 20;

/** docs/requirements.md#display: 6 characters are kept on each side. Anything short enough stays as it is. */
export function shortenAddress(text: string, kept = 6): string {
  return text.length > Math.max(SHOWN_WHOLE, 2 * kept) ? `${text.slice(0, kept)}…${text.slice(-kept)}` : text;
}

/** docs/requirements.md#display, for narrow places: 10 characters in all. */
export const shortenCompactly = (text: string): string => shortenAddress(text, 5);
