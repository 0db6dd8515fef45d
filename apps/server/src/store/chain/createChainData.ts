import { createActivity } from './activity.ts';
import type { ChainData } from './chainData.ts';
import { createContractEvents } from './contractEvents.ts';
import { createGovernors } from './governors.ts';
import { createMember } from './member.ts';
import { createMembers } from './members.ts';
import { createOwnProposals } from './ownProposals.ts';
import { createProposals } from './proposals.ts';
import type { Queryable } from './queryable.ts';
import { createVotes } from './votes.ts';

/**
 * What the API reads from the indexed tables.
 *
 * @param now - current time; states of proposals go by the time of their chain, see `chainTimeOf`.
 */
export function createChainData(db: Queryable, now: () => Date): ChainData {
  const wallClock = () => now().getTime() / 1000;
  const proposals = createProposals(db, wallClock);
  const ownProposals = createOwnProposals(db, wallClock);
  const governors = createGovernors(db);
  const votes = createVotes(db);
  const members = createMembers(db);
  const member = createMember(db);
  const activity = createActivity(db);
  const events = createContractEvents(db);
  return {
    governors: governors.find,
    governorNames: governors.names,
    proposals: proposals.list,
    proposal: proposals.find,
    ownProposals: ownProposals.list,
    votes: votes.list,
    members: members.list,
    member: member.find,
    memberVotes: member.votes,
    delegators: member.delegators,
    activity: activity.list,
    events: events.list,
  };
}
