const STEPS = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/** docs/requirements.md#display: larger numbers are all shown as `100B+`. */
const MOST = 100e9;

/** `1k`, `1.25M`, `3B`, and `100B+` above 100 billion. Cut to two decimals, so that no number looks larger than it is. */
export function abbreviate(value: number): string {
  const size = Math.abs(value);
  const sign = value < 0 ? '-' : '';
  if (size > MOST) return `${sign}100B+`;
  const [unit, suffix] = STEPS.find(([from]) => size >= from) ?? [1, ''];
  return `${sign}${Math.floor((size / unit) * 100 + 1e-9) / 100}${suffix}`;
}

/** Separates the whole part of a decimal text into groups of three digits. */
export function groupDigits(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
