/** One measured promise: ours against an anchor, in the same run on the same machine. */
export interface Row {
  area: string;
  name: string;
  unit: string;
  ours: number;
  /** What it is compared with; null where there is nothing to compare with. */
  anchor: number | null;
  /** ours / anchor, or ours / goal where there is no anchor. */
  ratio: number;
  /** The bound in words: `≤ 1.1×` is about the ratio, `≤ 1,500,000` about the figure itself. */
  goal: string;
  ok: boolean;
}

type Bound = { atMost: number } | { atLeast: number };
type Measured = Pick<Row, 'area' | 'name' | 'unit' | 'ours'>;

const holds = (value: number, bound: Bound) => ('atMost' in bound ? value <= bound.atMost : value >= bound.atLeast);
const limitOf = (bound: Bound) => ('atMost' in bound ? bound.atMost : bound.atLeast);
const inWords = (bound: Bound) => `${'atMost' in bound ? '≤' : '≥'} ${limitOf(bound).toLocaleString('en-GB')}`;

/** A promise about the ratio of two measurements. */
export function compared(measured: Measured & { anchor: number }, bound: Bound): Row {
  const ratio = measured.ours / measured.anchor;
  return { ...measured, ratio, goal: `${inWords(bound)}×`, ok: holds(ratio, bound) };
}

/** A promise about the measurement itself; an anchor, where there is one, only puts it into proportion. */
export function absolute({ anchor, ...measured }: Measured & { anchor?: number }, bound: Bound): Row {
  const ratio = measured.ours / (anchor ?? limitOf(bound));
  return { ...measured, anchor: anchor ?? null, ratio, goal: inWords(bound), ok: holds(measured.ours, bound) };
}
