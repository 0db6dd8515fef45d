import { balanceChanges, balanceFlags } from './balances.ts';
import { callFlags } from './callFlags.ts';
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

export function effectReport(facts: SimulationFacts): EffectReport {
  const flags = [
    ...settingFlags(facts),
    ...lockoutFlags(facts),
    ...roleFlags(facts),
    ...allowanceFlags(facts),
    ...balanceFlags(facts),
    ...callFlags(facts),
  ];
  const seen = new Map(flags.map((flag) => [`${flag.code}|${flag.subject}`, flag]));
  return {
    flags: [...seen.values()],
    changes: [...balanceChanges(facts), ...allowanceChanges(facts), ...roleChanges(facts), ...settingChanges(facts)],
  };
}
