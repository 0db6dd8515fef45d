import { RADII, sigil } from './sigil.ts';

/** Background and foreground colours, readable in the light and the dark theme. */
const GROUNDS = [
  ['#4c642a', '#edf2df'],
  ['#3d5a6c', '#e4edf2'],
  ['#7a5a1e', '#f6ecd3'],
  ['#6b4a63', '#f1e6ee'],
  ['#2f5d54', '#def0eb'],
  ['#86462f', '#f8e5dc'],
  ['#4d4f57', '#e9eaee'],
] as const;

export interface SigilProps {
  slug: string;
  size?: number;
  /** Label for screen readers; without it, the picture is decoration. */
  label?: string;
}

/** A generated picture for an organisation without a logo, always the same for the same slug. */
export function Sigil({ slug, size = 56, label }: SigilProps) {
  const { ground, stones } = sigil(slug);
  const [back, front] = GROUNDS[ground]!;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 100 100"
      style={{ display: 'block', flex: 'none' }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <rect width="100" height="100" rx="16" fill={back} />
      <g fill="none" stroke={front} strokeOpacity={0.28}>
        {RADII.map((radius) => (
          <circle key={radius} cx={50} cy={50} r={radius} />
        ))}
      </g>
      <g fill={front}>
        {stones.map(({ x, y, r }, index) => (
          <circle key={index} cx={x} cy={y} r={r} />
        ))}
      </g>
    </svg>
  );
}
