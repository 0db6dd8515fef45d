import { dateTimeText, longDurationText } from '@althing/domain/display';
import { isMajorityReached, isQuorumReached, type ProposalFacts, type ProposalState } from '@althing/domain/governance';

export interface NowTerms {
  hasTimelock: boolean;
  /** Seconds. */
  timelockDelay: number;
  timeZone: string;
}

/** What is the case now, who must act next and until when, in one or two sentences. */
export function nowLabel(
  facts: ProposalFacts,
  state: ProposalState,
  now: number,
  { hasTimelock, timelockDelay, timeZone }: NowTerms,
): string {
  const at = (time: number) => dateTimeText(time, timeZone);
  switch (state) {
    case 'pending':
      return `Voting opens on ${at(facts.voteStart + 1)}. Votes count as they are delegated at that moment. Until then only its proposer can act, by cancelling it.`;
    case 'active':
      return `Voting is open until ${at(facts.voteEnd)}. Everybody who had votes when it opened can vote.`;
    case 'succeeded':
      return hasTimelock
        ? `The vote has passed. Anybody can queue it now; then it waits ${longDurationText(timelockDelay)} in the timelock before it can be executed.`
        : 'The vote has passed. Anybody can execute it now.';
    case 'pendingexecution':
      return facts.eta !== null && now < facts.eta
        ? `It waits in the timelock. Anybody can execute it from ${at(facts.eta)} on.`
        : 'The timelock has run out. Anybody can execute it now.';
    case 'executed':
      return `It was carried out${facts.executedAt === null ? '' : ` on ${at(facts.executedAt)}`}. Nothing is left to do.`;
    case 'canceled':
      return facts.isVetoed
        ? 'The guardians stopped it. It can never be carried out.'
        : 'Its proposer withdrew it. It can never be carried out.';
    case 'defeated':
      return `It did not pass: ${defeat(facts)}. Nothing will be carried out.`;
  }
}

function defeat(facts: ProposalFacts): string {
  if (!isQuorumReached(facts)) return isMajorityReached(facts) ? 'too few took part' : 'too few took part and there was no majority for it';
  const { votes, counting } = facts;
  if (counting.type === 'quadratic')
    return votes.for === 0n ? 'nobody voted for it' : `For stayed below ${counting.threshold / 100} % of For and Against`;
  return votes.for === votes.against ? 'For and Against were equal' : 'more voted against it than for it';
}
