import { encode } from 'uqr';

export interface QrPath {
  /** Number of squares along one side, without the quiet zone. */
  size: number;
  /** The dark squares as one SVG path, where a square has the side 1. */
  path: string;
}

/** A QR code that is still readable with 15 % of it hidden (level M). */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  return { size, path: data.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('') };
}

/** Start and length of each run of dark squares. One shape per run avoids hairlines between squares. */
function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = found.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
