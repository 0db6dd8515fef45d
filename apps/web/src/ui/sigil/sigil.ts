/** A circle of the picture, in units of a 100 × 100 square. */
export interface Stone {
  x: number;
  y: number;
  r: number;
}

export interface SigilDrawing {
  /** Index in the list of colours. */
  ground: number;
  stones: readonly Stone[];
}

export const GROUND_COUNT = 7;
/** Radii of the two rings, in the same units. */
export const RADII = [18.5, 36] as const;
const CENTRE = 50;

/** FNV-1a, 32 bit: short, and the same in every browser. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}

/** Mulberry32: pseudo-random numbers from 0 to below 1 that depend on `seed` only. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const between = (random: () => number, low: number, high: number) => low + Math.floor(random() * (high - low + 1));
const round = (value: number) => Math.round(value * 100) / 100;

/** Two rings of circles around one in the centre. The outer ring has an opening. */
export function sigil(slug: string): SigilDrawing {
  const random = sequence(hash(slug));
  const ground = between(random, 0, GROUND_COUNT - 1);
  const inner = between(random, 4, 7);
  const outer = between(random, 8, 12);
  const rings = [
    ring(random, { radius: 19, count: inner, size: 4.6, gap: 0 }),
    ring(random, { radius: 36, count: outer, size: 5.2, gap: between(random, 1, 2) }),
  ];
  return { ground, stones: [{ x: CENTRE, y: CENTRE, r: round(5 + random() * 2.5) }, ...rings.flat()] };
}

/** `count` positions around the centre. The last `gap` of them stay empty, which makes the opening. */
function ring(random: () => number, { radius, count, size, gap }: { radius: number; count: number; size: number; gap: number }): Stone[] {
  const turn = random() * 2 * Math.PI;
  return Array.from({ length: count - gap }, (_, index) => {
    const angle = turn + (index / count) * 2 * Math.PI;
    const r = size * (0.85 + random() * 0.3);
    return { x: round(CENTRE + radius * Math.cos(angle)), y: round(CENTRE + radius * Math.sin(angle)), r: round(r) };
  });
}
