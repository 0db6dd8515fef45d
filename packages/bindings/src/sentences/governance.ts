import { BAD_SIGNATURE, type Sentence } from './sentence.ts';

/** OpenZeppelin's `IGovernor.ProposalState`, by number. */
const GOVERNOR_STATES = ['pending', 'active', 'canceled', 'defeated', 'succeeded', 'queued', 'expired', 'executed'];

const stateName = (value: unknown): string => GOVERNOR_STATES[Number(value)] ?? 'unknown';

/** Errors of governors, timelocks, refunds, scores, spokes and vesting. */
export const GOVERNANCE_SENTENCES: Record<string, Sentence> = {
  // Governor
  GovernorAlreadyCastVote: 'This account has voted on this proposal already.',
  GovernorAlreadyQueuedProposal: 'The proposal is queued already.',
  GovernorDisabledDeposit: 'This governor does not hold funds; send them to its timelock.',
  GovernorExceedRemainingWeight: 'This is more than the voting power that is left on this proposal.',
  GovernorInsufficientProposerVotes:
    'Your voting power is below the proposal threshold. Delegate tokens to yourself or ask for a delegation.',
  GovernorInvalidProposalLength: 'The proposal has no action, or its lists are of different lengths.',
  GovernorInvalidQuorumFraction: 'The quorum cannot be more than 100 %.',
  GovernorInvalidSignature: BAD_SIGNATURE,
  GovernorInvalidVoteParams: 'The vote carries data that this governor does not understand.',
  GovernorInvalidVoteType: 'A vote is For, Against or Abstain.',
  GovernorInvalidVotingPeriod: 'The voting period must be greater than 0.',
  GovernorNonexistentProposal: 'There is no such proposal.',
  GovernorNotQueuedProposal: 'The proposal has not been queued.',
  GovernorOnlyExecutor: 'Only the organisation itself can do this, through a proposal.',
  GovernorOnlyProposer: 'Only the proposer can do this.',
  GovernorProposalQueueingFailed: 'The timelock did not take the proposal.',
  GovernorProposalQueueingNotRequired: 'This governor has no timelock: a proposal that passed is executed at once.',
  Governor_CancellersDiffer:
    'A veto before execution needs a timelock in which only the vetoer and the governor may cancel; change those roles in the same proposal, first.',
  Governor_ExceedsSupply: 'A chain cannot count for more votes than there were tokens on it.',
  Governor_InvalidQuadraticSettings: 'The scores must come from a contract, and no share can be more than 100 %.',
  Governor_InvalidSetup: 'These settings are for the other kind of governor.',
  Governor_InvalidTimepoint: 'The vote was weighed at another time than the snapshot of the proposal.',
  Governor_InvalidTimelock: 'The timelock must be a contract with a delay of at least 10 minutes.',
  Governor_InvalidToken: 'The governor can only count votes of its own token.',
  Governor_InvalidVotingChain: 'Votes from this contract on that chain do not count here.',
  Governor_MessageControllerOnly: 'Votes from other chains arrive through the message controller only.',
  Governor_NoWeight: 'This account had no votes when the snapshot of the proposal was taken.',
  Governor_QuorumWithoutBase: 'The quorum must be a share above 0 % of tokens that exist on this chain.',
  Governor_ScoreUnavailable: 'The passport score could not be read. Send the vote again with more gas.',
  Governor_VetoTooLate: 'It is too late for a veto.',
  Governor_VetoerWithoutWindow: 'A veto before voting needs a voting delay of at least 10 minutes.',
  Governor_VetoerOnly: 'Only the vetoer can do this.',
  GovernorQueueNotImplemented: 'This governor has no timelock: a proposal that passed is executed at once.',
  GovernorRestrictedProposer: 'The text of the proposal reserves it for another proposer.',
  GovernorUnableToCancel: 'Only the proposer can cancel, and only before voting starts.',
  GovernorUnexpectedProposalState: ([, state]) => `The proposal is ${stateName(state)}, so this is not possible now.`,

  // Gas refunds
  RefundGas_EtherTransferFailed: 'The account that is to be paid back does not take the money.',
  RefundGas_InvalidParams: 'A setting of the refunds is out of its bounds.',
  RefundGas_NotGovernor: 'Only the governor can ask for a refund.',
  RefundGas_NotOwner: 'Only who acts for the governor can do this, through a proposal.',

  // Passport scores
  PassportScores_ClaimExpired: 'This score has expired.',
  PassportScores_ClaimOutdated: 'A newer score of this account is known already.',
  PassportScores_ClaimTooEarly: 'This score was signed for a time that has not come.',
  PassportScores_InvalidSignature: BAD_SIGNATURE,
  PassportScores_InvalidSigner: 'The address is invalid.',
  PassportScores_NoScore: 'This account has no passport score.',
  PassportScores_UnknownSigner: 'Whoever signed this score is not registered.',

  // Votes for a governor on another chain
  Spoke_AlreadyVoted: 'This account has voted on this proposal already.',
  Spoke_InvalidGovernor: 'The address of the governor is invalid.',
  Spoke_InvalidHomeChain: 'The governor must be on another chain.',
  Spoke_InvalidSignature: BAD_SIGNATURE,
  Spoke_InvalidSupport: 'A vote is For, Against or Abstain.',
  Spoke_InvalidToken: 'The token must be a contract that counts votes by time.',
  Spoke_InvalidVesting: 'The vesting holds another token, or none of its tokens can vote.',
  Spoke_NoMessageController: 'Nothing carries votes to the other chain yet.',
  Spoke_NoVote: 'There is no vote here to be sent, or it goes together with others.',
  Spoke_NoWeight: 'This account had no votes on this chain when the snapshot of the proposal was taken.',
  Spoke_UnexpectedValue: 'A vote that is kept together with others costs no fee.',

  // Vesting
  Vesting_AlreadyVoted: 'This account has voted on this proposal already.',
  Vesting_BeneficiaryOnly: 'Only the beneficiary can release these tokens.',
  Vesting_CandidateOnly: 'Only whom the schedule was offered to can accept it.',
  Vesting_DuplicateBeneficiary: 'The schedule names an account twice.',
  Vesting_ExceedsReleasable: 'This is more than has vested.',
  Vesting_FlexVotingOff: 'Tokens that are held back do not vote here.',
  Vesting_FutureLookup: 'The snapshot of the proposal has not been taken yet.',
  Vesting_InvalidAmount: 'The amount must be greater than 0.',
  Vesting_InvalidBeneficiary: 'The address is invalid.',
  Vesting_InvalidDates: 'The dates of the schedule are not in order, or too far away.',
  Vesting_InvalidDuration: 'A schedule lasts from one second to fifty years.',
  Vesting_InvalidGovernor: 'This governor counts votes of another token.',
  Vesting_InvalidScheduleCount: 'A chain can have one to ten vesting schedules.',
  Vesting_InvalidSupport: 'A vote is For, Against or Abstain.',
  Vesting_NoReceivers: 'The schedule has no receivers.',
  Vesting_NoVotes: 'None of the tokens of this account had vested when the snapshot of the proposal was taken.',
  Vesting_NothingToRelease: 'Nothing has vested since the last release.',
  Vesting_TellerOnly: 'Only a teller of bonds can open a schedule.',
  Vesting_Underfunded: 'The vesting does not hold the tokens that it shall pay.',
  Vesting_UnknownSchedule: 'There is no such vesting schedule.',
  Vesting_ZeroAmount: 'The amount must be above zero.',

  // Timelock
  Timelock_DelayTooShort: 'A timelock needs a delay of at least 10 minutes.',
  PlatformTimelock_DelayTooShort: "The platform's timelock needs a delay of at least two days.",
  PlatformTimelock_SafeMissing: "The platform's timelock needs a Safe that stands on this chain.",
  Timelock_SaltOfAnother: 'The salt of the operation belongs to another account.',
  TimelockInsufficientDelay: 'The delay is shorter than the timelock allows.',
  TimelockInvalidOperationLength: 'The lists of the operation are of different lengths.',
  TimelockUnauthorizedCaller: 'Only the timelock itself can do this, through a proposal.',
  TimelockUnexecutedPredecessor: 'Another operation has to be executed first.',
  TimelockUnexpectedOperationState: 'The timelock has not run out yet, or the operation is done already.',
};
