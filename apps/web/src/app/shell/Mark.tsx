/** The product's logo: stones in two rings around one in the centre, with an opening. Also in public/favicon.svg. */
const STONES = [
  [50, 50, 7],
  [50, 30.5, 4.9],
  [68.55, 43.97, 4.9],
  [61.46, 65.78, 4.9],
  [38.54, 65.78, 4.9],
  [31.45, 43.97, 4.9],
  [28.25, 79.93, 5.4],
  [14.81, 61.43, 5.4],
  [14.81, 38.57, 5.4],
  [28.25, 20.07, 5.4],
  [50, 13, 5.4],
  [71.75, 20.07, 5.4],
  [85.19, 38.57, 5.4],
  [85.19, 61.43, 5.4],
  [71.75, 79.93, 5.4],
] as const;

export function Mark({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" fill="var(--al-accent)" aria-hidden>
      {STONES.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </svg>
  );
}
