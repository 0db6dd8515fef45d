import classes from './Assembly.module.css';

interface Stone {
  x: number;
  y: number;
  r: number;
  isSpeaking: boolean;
}

const RINGS = [
  { radius: 58, count: 7, size: 9, open: 0 },
  { radius: 108, count: 14, size: 10, open: 2 },
  { radius: 160, count: 20, size: 11, open: 3 },
] as const;

/** Every third stone is highlighted. Sizes vary by a fixed wave. */
const stones: readonly Stone[] = RINGS.flatMap(({ radius, count, size, open }, ring) =>
  Array.from({ length: count - open }, (_, index) => {
    const angle = Math.PI / 2 + ((index + (open + 1) / 2) / count) * 2 * Math.PI;
    return {
      x: 200 + radius * Math.cos(angle),
      y: 200 + radius * Math.sin(angle),
      r: size * (0.82 + 0.24 * Math.sin(index * 2.4 + ring)),
      isSpeaking: (index * 5 + ring * 2) % 3 !== 0,
    };
  }),
);

/** The product's logo at full size: stones in rings around one in the centre, with an opening at the bottom. */
export function Assembly() {
  return (
    <svg className="al-hero-figure" viewBox="0 0 400 400" aria-hidden>
      {RINGS.map(({ radius }) => (
        <circle key={radius} className={classes.ring} cx={200} cy={200} r={radius} />
      ))}
      {stones.map(({ x, y, r, isSpeaking }) => (
        <circle
          key={`${x} ${y}`}
          className={isSpeaking ? classes.stone : classes.silent}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={r.toFixed(1)}
        />
      ))}
      <circle className={classes.stone} cx={200} cy={200} r={15} />
    </svg>
  );
}
