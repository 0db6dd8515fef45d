import { keccak256, stringToHex } from 'viem';
import type { Hex } from '../units.ts';

/** The part of a result that says what a proposal does; gas, block and balances are not in it. */
export interface Meaning {
  outcome: 'succeeds' | 'fails' | 'unknown';
  /** Why it fails, in words. */
  reason: string | null;
  flags: readonly { code: string; text: string }[];
  changes: readonly { text: string }[];
}

/** What of a flag stays the same while nothing but the amounts that an account holds differ. */
const EMPTIED = 'emptied';

const linesOf = ({ outcome, reason, flags, changes }: Meaning): string[] => [
  ...(outcome === 'fails' ? [`It would fail: ${reason ?? ''}`] : []),
  ...flags.filter(({ code }) => code !== EMPTIED).map(({ text }) => text),
  ...changes.map(({ text }) => text),
];

/** The same for two results that mean the same. */
export const meaningDigest = (meaning: Meaning): Hex => keccak256(stringToHex(JSON.stringify(linesOf(meaning).toSorted())));

/** Sentences that only one of two results has. */
export interface MeaningDifference {
  added: string[];
  gone: string[];
}

/** What has changed between two results; undefined where they mean the same, or one is not known. */
export function meaningDifference(then: Meaning, now: Meaning): MeaningDifference | undefined {
  if (then.outcome === 'unknown' || now.outcome === 'unknown') return undefined;
  const [before, after] = [new Set(linesOf(then)), new Set(linesOf(now))];
  const added = [...after].filter((line) => !before.has(line));
  const gone = [...before].filter((line) => !after.has(line));
  return added.length + gone.length === 0 ? undefined : { added, gone };
}
