import { encode } from 'uqr';

export interface QrPath {
  /** Modules along one side, without a quiet zone. */
  size: number;
  /** The dark modules as one SVG path, a module being one unit. */
  path: string;
}

/** A QR code that can still be read with 15 % of it hidden (level M). */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  return { size, path: data.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('') };
}

/** Start and length of each run of dark modules: fewer shapes, and no hairlines between them. */
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
