import type { ActivityKind } from '@althing/domain/activity';
import type {
  Activity,
  ContractEvent,
  Delegator,
  GovernorView,
  MemberDetail,
  MemberVote,
  OwnProposal,
  Proposal,
  Vote,
} from '@althing/domain/http';
import type { Address, ChainId } from '@althing/domain/units';
import type { ActivityOf } from './activity.ts';
import type { DelegatorsRequest, MemberVotesRequest } from './member.ts';
import type { MemberFilter, MemberPage, MembersOf } from './members.ts';

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

export interface PageRequest {
  limit: number;
  cursor?: string | undefined;
}

export interface ContractKey {
  chainId: ChainId;
  address: Address;
}

export interface EventFilter extends PageRequest {
  chainId: ChainId;
  addresses: readonly Address[];
  eventName?: string | undefined;
}

export interface VoteFilter extends PageRequest {
  /** 0 against, 1 for, 2 abstain; all three where absent. */
  support?: number | undefined;
  voter?: Address | undefined;
}

/** What the API reads from the indexed tables. Lists are newest first. */
export interface ChainData {
  governors(keys: readonly ContractKey[]): Promise<GovernorView[]>;
  governorNames(
    filter: PageRequest & { chainId?: ChainId | undefined; address?: Address | undefined },
  ): Promise<Page<ContractKey & { governorName: string; authority: Address | null }>>;
  proposals(filter: PageRequest & { governors: readonly ContractKey[]; state?: string | undefined }): Promise<Page<Proposal>>;
  proposal(governor: ContractKey, proposalId: string): Promise<Proposal | undefined>;
  /** Those that have not ended, of organisations whose token the user holds or votes with; bounded, the vote that ends first first. */
  ownProposals(user: { id: string; address: Address }): Promise<OwnProposal[]>;
  votes(governor: ContractKey, proposalId: string, filter: VoteFilter): Promise<Page<Vote>>;
  /** Most voting power or the largest balance first. */
  members(of: MembersOf, filter: MemberFilter): Promise<MemberPage>;
  member(of: MembersOf, account: Address): Promise<Omit<MemberDetail, 'statement'>>;
  /** Proposals, and how the account voted on each. */
  memberVotes(governors: readonly ContractKey[], account: Address, page: MemberVotesRequest): Promise<Page<MemberVote>>;
  /** Largest balance first. */
  delegators(token: ContractKey, account: Address, page: DelegatorsRequest): Promise<Page<Delegator>>;
  activity(of: ActivityOf, filter: PageRequest & { kind?: ActivityKind | undefined }): Promise<Page<Activity>>;
  events(filter: EventFilter): Promise<Page<ContractEvent>>;
}
