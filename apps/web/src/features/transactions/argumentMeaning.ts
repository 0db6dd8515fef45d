import { longDurationText } from '@althing/domain/display';

/** Of a Safe. */
const OPERATIONS = ['Call', 'Runs code as the Safe'];
const SUPPORT = ['Against', 'For', 'Abstain'];
/** Quorums are numerators over this. */
const QUORUM_DENOMINATOR = 10_000;

const duration = (value: string) => longDurationText(Number(value));
const quorum = (value: string) => `${(Number(value) * 100) / QUORUM_DENOMINATOR} %`;
const support = (value: string) => SUPPORT[Number(value)];

/** What a number says to a person, by function and name of the argument. Only where the function has that meaning wherever it is called. */
const MEANINGS: Readonly<Record<string, (value: string) => string | undefined>> = {
  'castVote.support': support,
  'castVoteWithReason.support': support,
  'setVotingDelay.newVotingDelay': duration,
  'setVotingPeriod.newVotingPeriod': duration,
  'updateDelay.newDelay': duration,
  'schedule.delay': duration,
  'scheduleBatch.delay': duration,
  'execTransaction.operation': (value) => OPERATIONS[Number(value)],
  'updateQuorumNumerator.newQuorumNumerator': quorum,
};

/** The meaning of a raw argument, e.g. `For` for 1; undefined where the number already is what it says, or nothing is known of it. */
export function argumentMeaning(functionName: string | null | undefined, argument: string, value: string): string | undefined {
  const name = functionName?.replace(/\(.*$/, '');
  return /^\d{1,15}$/.test(value) ? MEANINGS[`${name}.${argument}`]?.(value) : undefined;
}
