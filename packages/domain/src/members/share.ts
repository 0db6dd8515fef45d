const HUNDREDTHS = 10_000n;

/** Percent of the whole with two digits, as text; `under 0.01` where there is something, but too little to show, and `0` of nothing. */
export function shareText(part: bigint, whole: bigint): string {
  if (part <= 0n || whole <= 0n) return '0';
  const share = (part * HUNDREDTHS) / whole;
  if (share === 0n) return 'under 0.01';
  const digits = `${share % 100n}`.padStart(2, '0');
  return `${share / 100n}${digits === '00' ? '' : `.${digits.replace(/0$/, '')}`}`;
}
