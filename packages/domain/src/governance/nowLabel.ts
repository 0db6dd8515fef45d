import { type Clock, dateTimeText, longDurationText } from '../display/index.ts';
import { guardianText, type Guardians, type Vetoer, vetoerText } from './guardians.ts';
import { isMajorityReached, isQuorumReached, type ProposalFacts } from './proposalState.ts';
import type { ProposalState } from './proposalStates.ts';

/** Who can do what with proposals, according to a governor's settings. */
export interface Powers {
  /** In seconds; null without a timelock. */
  timelockDelay: number | null;
  /** Undefined where it is not known whether there are any. */
  guardians: Guardians | undefined;
}

export interface NowTerms {
  /** Undefined while the governor's settings are not known. */
  powers: Powers | undefined;
  /** Matters only for a vetoed proposal. */
  vetoer?: Vetoer;
  clock: Clock;
}

/** What the state of a proposal is, who can act next, and until when, in a few sentences. */
export function nowLabel(facts: ProposalFacts, state: ProposalState, now: number, { powers, vetoer, clock }: NowTerms): string {
  const at = (time: number) => dateTimeText(time, clock);
  const guardians = powers?.guardians;
  switch (state) {
    case 'pending':
      return sentences(
        `Voting opens on ${at(facts.voteStart + 1)}. Votes count as they are delegated at that moment.`,
        untilTheVote(guardians, at(facts.voteStart)),
        afterTheVote(guardians),
      );
    case 'active':
      return sentences(
        `Voting is open until ${at(facts.voteEnd)}. Everybody who had votes when it opened can vote.`,
        afterTheVote(guardians),
      );
    case 'succeeded':
      return sentences(`The vote has passed. ${nextStep(powers)}`, untilExecution(guardians));
    case 'pendingexecution':
      return sentences(
        facts.eta !== null && now < facts.eta
          ? `It waits in the timelock. Anybody can execute it from ${at(facts.eta)} on.`
          : 'The timelock has run out. Anybody can execute it now.',
        untilExecution(guardians),
      );
    case 'executed':
      return `It was carried out${facts.executedAt === null ? '' : ` on ${at(facts.executedAt)}`}. Nothing is left to do.`;
    case 'canceled':
      return `${facts.isVetoed ? `${capital(vetoerText(vetoer, guardians))} stopped it` : 'Its proposer withdrew it'}. It can never be carried out.`;
    case 'defeated':
      return `It did not pass: ${defeat(facts)}. Nothing will be carried out.`;
  }
}

const sentences = (...parts: string[]): string => parts.filter(Boolean).join(' ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function untilTheVote(guardians: Guardians | undefined, last: string): string {
  if (!guardians) return 'Until then its proposer can cancel it. Whether a guardian can stop it is not known yet.';
  if (!guardians.preVote) return 'Until then only its proposer can stop it, by cancelling it.';
  return `Its proposer can cancel it, and ${guardianText(guardians.preVote)} can stop it, until ${last}.`;
}

const afterTheVote = (guardians: Guardians | undefined): string =>
  guardians?.preExecution ? `If it passes, ${guardianText(guardians.preExecution)} can stop it until it is executed.` : '';

function untilExecution(guardians: Guardians | undefined): string {
  if (!guardians) return 'Whether a guardian can stop it is not known yet.';
  return guardians.preExecution ? `${capital(guardianText(guardians.preExecution))} can stop it until it is executed.` : '';
}

function nextStep(powers: Powers | undefined): string {
  if (!powers) return 'Whether it has to be queued first is not known yet.';
  return powers.timelockDelay === null
    ? 'Anybody can execute it now.'
    : `Anybody can queue it now; then it waits ${longDurationText(powers.timelockDelay)} in the timelock before anybody can execute it.`;
}

function defeat(facts: ProposalFacts): string {
  if (!isQuorumReached(facts)) return isMajorityReached(facts) ? 'too few took part' : 'too few took part and there was no majority for it';
  const { votes, counting } = facts;
  if (counting.type === 'quadratic')
    return votes.for === 0n ? 'nobody voted for it' : `For stayed below ${counting.threshold / 100} % of For and Against`;
  return votes.for === votes.against ? 'For and Against were equal' : 'more voted against it than for it';
}
