import { accountName, isOwn, sentence } from './accounts.ts';
import type { RedFlag, SimulationFacts } from './facts.ts';

/**
 * Bridges that may create tokens of an organisation whose holders vote on several chains. Its portals execute no transfer before this chain's clock is
 * past the other's when it left; nobody knows of another bridge that it does the same (`docs/decisions/019-votes-between-chains.md`).
 */
export function doubleVoteFlags(facts: SimulationFacts): RedFlag[] {
  if (!facts.votesTravel) return [];
  return facts.settings.flatMap(({ setting, contract, about, before, after }): RedFlag[] => {
    const isGiven = setting === 'mintingLimit' && before !== null && after !== null && BigInt(after) > BigInt(before);
    if (!isGiven || about === null || !isOwn(facts, contract) || isOwn(facts, about)) return [];
    const text = `${accountName(facts, about)} could bring tokens of ${accountName(facts, contract)} here that left another chain after a vote had begun, as clocks of chains differ: they would vote on both. Only portals of the organisation keep that from happening.`;
    return [{ code: 'votes-twice', subject: `${contract}:${about}`, text: sentence(text) }];
  });
}
