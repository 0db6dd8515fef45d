import { figure, type GasReport } from '../gasReport.ts';
import { absolute, type Row } from '../row.ts';

/** The best of nine public messengers, step by step and together; it knows no delay, and executes with the second bridge. */
const MESSENGER = { send: 80_144, first: 88_947, second: 56_941, late: 46_676, sum: 272_708 };

/**
 * Steps of a message over three bridges that only log, two of which have to agree, with 100 bytes for one target. The figures that they
 * are held against were taken of contracts without a proxy, so each stands here both ways.
 */
const STEPS: readonly { action: string; goal: number; anchor?: number }[] = [
  { action: 'send by three bridges', goal: 65_000, anchor: MESSENGER.send },
  { action: 'first bridge', goal: 58_000, anchor: MESSENGER.first },
  { action: 'second bridge', goal: 52_000, anchor: MESSENGER.second },
  { action: 'late bridge', goal: 40_000, anchor: MESSENGER.late },
  { action: 'execute', goal: 60_000 },
];
const SUM_GOAL = 265_000;
const WAYS = [
  { suffix: ', no proxy', words: 'no proxy' },
  { suffix: '', words: 'behind its proxy' },
];

/** Of the best token of its sort without votes and proxy: one word per limit. The last of each is what organisations pay. */
const TOKEN: readonly { actions: readonly string[]; goal: number }[] = [
  { actions: ['setLimits, first, no proxy', 'setLimits, first'], goal: 72_000 },
  { actions: ['setLimits, raise, no proxy', 'setLimits, raise'], goal: 41_000 },
  { actions: ['mint, same recipient, supply recorded, no proxy', 'mint, same recipient'], goal: 47_000 },
  { actions: ['burn, by allowance, supply recorded, no proxy', 'burn, by allowance'], goal: 53_000 },
];

const messages = ({ messaging }: GasReport): Row[] =>
  WAYS.flatMap(({ suffix, words }) => {
    const ours = STEPS.map(({ action }) => figure(messaging, action + suffix));
    const rows = STEPS.map(({ action, goal, anchor }, index) =>
      absolute(
        { area: 'gas', name: `message, ${action}, ${words}`, unit: 'gas', ours: ours[index]!, ...(anchor && { anchor }) },
        { atMost: goal },
      ),
    );
    const sum = {
      area: 'gas',
      name: `message, all five, ${words}`,
      unit: 'gas',
      ours: ours.reduce((a, b) => a + b),
      anchor: MESSENGER.sum,
    };
    return [...rows, absolute(sum, { atMost: SUM_GOAL })];
  });

/** Messages between chains, and what bridges pay to mint and burn. */
export const crossChainGas = (report: GasReport): Row[] => [
  ...messages(report),
  ...TOKEN.flatMap(({ actions, goal }) =>
    actions.map((action) =>
      absolute({ area: 'gas', name: `token, ${action}`, unit: 'gas', ours: figure(report.token, action) }, { atMost: goal }),
    ),
  ),
];
