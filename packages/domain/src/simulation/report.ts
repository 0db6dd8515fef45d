import { balanceChanges, balanceFlags } from './balances.ts';
import { callFlags } from './callFlags.ts';
import { doubleVoteFlags } from './doubleVotes.ts';
import type { EffectChange, RedFlag, SimulationFacts } from './facts.ts';
import { allowanceChanges, allowanceFlags, roleChanges, roleFlags } from './grants.ts';
import { lockoutFlags } from './lockouts.ts';
import { settingFlags } from './settingFlags.ts';
import { settingChanges } from './settings.ts';

/** What a proposal would change, in sentences, dangers first. */
export interface EffectReport {
  flags: RedFlag[];
  changes: EffectChange[];
}

/** Whoever makes a proposal could otherwise hide a danger behind a crowd of harmless changes. */
const INCOMPLETE: RedFlag = {
  code: 'incomplete',
  subject: '',
  text: 'It does so much that not all of it could be read: there may be dangers that are not told here.',
};

const distinctBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];

export function effectReport(facts: SimulationFacts): EffectReport {
  const flags = [
    ...settingFlags(facts),
    ...doubleVoteFlags(facts),
    ...lockoutFlags(facts),
    ...roleFlags(facts),
    ...allowanceFlags(facts),
    ...balanceFlags(facts),
    ...callFlags(facts),
    ...(facts.isCut ? [INCOMPLETE] : []),
  ];
  const changes = [...balanceChanges(facts), ...allowanceChanges(facts), ...roleChanges(facts), ...settingChanges(facts)];
  return {
    flags: distinctBy(flags, ({ code, subject }) => `${code}|${subject}`),
    // The same role is read as one of its contract, and as one that an event names.
    changes: distinctBy(changes, ({ text }) => text),
  };
}
