import { longDurationText } from '@althing/domain/display';

/** Kinds of operations of a Safe, by number. */
const OPERATIONS = ['Call', 'Runs code as the Safe'];
const SUPPORT = ['Against', 'For', 'Abstain'];
/** Quorums on chain are divided by this. */
const QUORUM_DENOMINATOR = 10_000;

const duration = (value: string) => longDurationText(Number(value));
const quorum = (value: string) => `${(Number(value) * 100) / QUORUM_DENOMINATOR} %`;
const support = (value: string) => SUPPORT[Number(value)];

/** The meaning of a number, by function and argument. Only for functions that mean the same in every contract. */
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

/** The meaning of an argument, e.g. `For` for 1; undefined where there is no better text than the number, or none is known. */
export function argumentMeaning(functionName: string | null | undefined, argument: string, value: string): string | undefined {
  const name = functionName?.replace(/\(.*$/, '');
  return /^\d{1,15}$/.test(value) ? MEANINGS[`${name}.${argument}`]?.(value) : undefined;
}
