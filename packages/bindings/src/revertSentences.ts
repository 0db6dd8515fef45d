import { MESSAGE_SENTENCES } from './messageSentences.ts';

type Arguments = readonly unknown[];
type Sentence = string | ((args: Arguments) => string);

/** OpenZeppelin's `IGovernor.ProposalState`, by number. */
const GOVERNOR_STATES = ['pending', 'active', 'canceled', 'defeated', 'succeeded', 'queued', 'expired', 'executed'];

const stateName = (value: unknown): string => GOVERNOR_STATES[Number(value)] ?? 'unknown';

const FROZEN_INITIALISER = 'This contract is initialised already.';
const BAD_SIGNATURE = 'The signature does not belong to this account.';
const NO_CODE = 'There is no contract at this address.';
const NO_MARKET = 'There is no such market.';
const TAXED_TOKEN = 'This token does not move in full, or is none of ours.';
const INNER_CALL_FAILED = 'A call inside this transaction failed.';

/**
 * What a person reads when a contract refuses, by the name of its error. Names of others are kept; ours begin with their
 * family. Errors without an entry are shown by their name.
 */
const REVERT_SENTENCES: Record<string, Sentence> = {
  ...MESSAGE_SENTENCES,

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
  Governor_InvalidGovernor: 'This vote is for another governor.',
  Governor_InvalidQuadraticSettings: 'The scores must come from a contract, and no share can be more than 100 %.',
  Governor_InvalidSetup: 'These settings are for the other kind of governor.',
  Governor_InvalidTimepoint: 'The vote was weighed at another time than the snapshot of the proposal.',
  Governor_InvalidTimelock: 'The timelock must be a contract with a delay of at least 10 minutes.',
  Governor_InvalidToken: 'The governor can only count votes of its own token.',
  Governor_InvalidVotingChain: 'Holders of this token on that chain do not vote here.',
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

  // Prices that signers attest
  TWAPOracle_ConfirmationNeeded: 'The last price was withdrawn. The owner of the oracle has to confirm the next one.',
  TWAPOracle_InvalidClaims: 'The claims of the price attestation are invalid.',
  TWAPOracle_InvalidMaxAge: 'A price may hold for up to 24 hours.',
  TWAPOracle_InvalidMaxJump: 'A price may be allowed to move by more than nothing, and by 100 % at most.',
  TWAPOracle_InvalidSigner: 'Nobody cannot be a signer.',
  TWAPOracle_InvalidThreshold: 'There must be at least as many signers as signatures are needed, and one at least.',
  TWAPOracle_InvalidTwapExpiration: 'A price may hold for up to 24 hours.',
  TWAPOracle_JumpTooLarge: 'The price has moved further than it may at once. The owner of the oracle has to confirm it.',
  TWAPOracle_OutdatedData: 'A newer price is known already.',
  TWAPOracle_PriceExpired: 'The price has expired. A new attestation is needed.',
  TWAPOracle_SignersNotAscending: 'The signatures of the attestation are out of order, or one stands twice.',
  TWAPOracle_ThresholdNotMet: 'The attestation has too few signatures.',
  UnknownSigner: 'Whoever signed this price is not registered.',
  BondOracle_InvalidParams: 'The oracle cannot price this.',
  BondOracle_MarketNotRegistered: 'The oracle does not know this market.',
  BondOracle_NotAuctioneer: 'Only a registered auctioneer can do this.',
  BondOracle_PairNotSupported: 'The oracle has no price for these two tokens.',

  // Bond markets
  Aggregator_AlreadyRegistered: 'This auctioneer is registered already.',
  Aggregator_AuctioneerDisabled: 'This auctioneer opens no new markets any more.',
  Aggregator_InvalidParams: 'A market needs two different tokens, and a register of markets auctioneers that belong to it.',
  Aggregator_MarketDoesNotExist: NO_MARKET,
  Aggregator_OnlyAuctioneer: 'Only a registered auctioneer can do this.',
  Auctioneer_AmountLessThanMinimum: 'The payout would be less than you accept. The price has moved, or the amount is too small.',
  Auctioneer_BuyerLimitExceeded: 'This is more than you may buy in this market.',
  Auctioneer_InitialPriceInexact: 'The market could not open at this initial price. The price is too small for the capacity.',
  Auctioneer_InitialPriceLessThanMin: 'The initial price cannot be below the minimum price.',
  Auctioneer_InvalidParams: 'A setting of the market is out of its bounds.',
  Auctioneer_InvalidPermit: 'The owner of the market has not signed this permit, or has revoked it.',
  Auctioneer_InvalidProof: 'This account is not on the list of buyers of this market.',
  Auctioneer_MarketDoesNotExist: NO_MARKET,
  Auctioneer_MarketNotActive: 'The market has not started, has ended or is sold out.',
  Auctioneer_MaxPayoutExceeded: 'This is more than one purchase can be. Buy less.',
  Auctioneer_NewMarketsNotAllowed: 'New markets cannot be opened at the moment.',
  Auctioneer_NotAuthorized: 'This account may not do this in this market.',
  Auctioneer_NotEnoughCapacity: 'The market has less left to sell. Buy less.',
  Auctioneer_OnlyMarketOwner: 'Only the owner of the market can do this.',
  Auctioneer_OraclePriceBelowLeast: 'The price of the oracle is below the least that the market was to be opened at.',
  Auctioneer_OraclePriceZero: 'The price oracle of the market has no price.',
  Auctioneer_PermitExpired: 'The permit to buy in this market has expired.',
  BondEscrow_InvalidParams: 'The amount must be greater than 0 and the address valid.',
  BondEscrow_NotEnough: 'The market has less than this amount here, or needs it for what it still sells.',
  BondEscrow_OtherCallback: 'This market is not paid from here.',
  BondEscrow_OtherOwner: 'This market belongs to somebody else. Nothing was deposited.',
  BondEscrow_OtherToken: 'This market already holds deposits in another token.',
  BondEscrow_OwnerOnly: 'Only the owner of the market can do this.',
  BondEscrow_TellerOnly: 'Only the teller of the market can do this.',
  BondEscrow_UnsupportedToken: TAXED_TOKEN,
  BondToken_TellerOnly: 'Only its teller mints and burns a bond token.',
  BondToken_TransferToZeroAddress: 'The address is invalid.',
  Teller_FeeAboveMaximum: 'The fees are above what you accept.',
  Teller_InvalidCallback: 'The market did not deliver the payout.',
  Teller_InvalidParams: 'An amount, an address or a date is not possible here.',
  Teller_NotAuthorized: 'Only the owner of the bond contracts can do this.',
  Teller_TokenDoesNotExist: 'There is no bond token of this token and day yet.',
  Teller_TokenNotMatured: 'The bond has not matured yet.',
  Teller_UnsupportedToken: TAXED_TOKEN,
  AccountBalanceOverflow: 'The number is too large.',
  AllowanceOverflow: 'The number is too large.',
  AllowanceUnderflow: 'The allowance is too low for this amount.',
  ArrayLengthsMismatch: 'The lists are of different lengths.',
  CloneArgumentsTooLong: 'The contract could not be created.',
  InsufficientAllowance: 'The allowance is too low for this amount.',
  InvalidPermit: BAD_SIGNATURE,
  NotOwnerNorApproved: 'This account may not move these bonds.',
  Permit2AllowanceIsFixedAtInfinity: 'The allowance of this contract cannot be changed.',
  PermitExpired: 'The signature has expired.',
  TotalSupplyOverflow: 'The supply would be too large.',
  TransferToNonERC1155ReceiverImplementer: 'The address cannot receive bonds.',
  TransferToZeroAddress: 'The address is invalid.',

  // Owners of platform contracts
  Ownership_CannotBeRenounced: 'This contract must always have an owner.',

  // Fees
  FeeCollector_FeeExceedsMaxBps: 'The fee may be 1 % at most.',
  FeeCollector_TreasuryZeroAddress: 'The treasury cannot be nobody.',

  // The pool of local chains
  LocalPool_InvalidTokens: 'A pool needs two different tokens.',
  LocalPool_NoShares: 'The amounts are too small for a share of the pool.',
  LocalPool_TooLittleOut: 'The pool would give less than asked for.',
  LocalPool_UnknownToken: 'The pool does not hold this token.',

  // Votes for a governor on another chain
  Spoke_AlreadyVoted: 'This account has voted on this proposal already.',
  Spoke_InvalidGovernor: 'The address of the governor is invalid.',
  Spoke_InvalidHomeChain: 'The governor must be on another chain.',
  Spoke_InvalidSignature: BAD_SIGNATURE,
  Spoke_InvalidSupport: 'A vote is For, Against or Abstain.',
  Spoke_InvalidToken: 'The token must be a contract that counts votes by time.',
  Spoke_InvalidVesting: 'The vesting holds another token, or none of its tokens can vote.',
  Spoke_NoMessageController: 'Nothing carries votes to the other chain yet.',
  Spoke_NoVote: 'This account has not voted, so there is nothing to send again.',
  Spoke_NoWeight: 'This account had no votes on this chain when the snapshot of the proposal was taken.',

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

  // Token and votes
  ERC20InsufficientAllowance: 'The allowance is too low for this amount.',
  ERC20InsufficientBalance: 'The balance is too low for this amount.',
  ERC20InvalidApprover: 'The address is invalid.',
  ERC20InvalidReceiver: 'The address cannot receive tokens.',
  ERC20InvalidSender: 'The address cannot send tokens.',
  ERC20InvalidSpender: 'The address cannot be given an allowance.',
  ERC20ExceededSafeSupply: 'The supply would be too large for votes to be counted.',
  ERC2612ExpiredSignature: 'The permit has expired. Sign again.',
  ERC2612InvalidSigner: BAD_SIGNATURE,
  ERC5805FutureLookup: 'Voting power can only be read at a time in the past.',
  ERC6372InconsistentClock: 'The token counts time in another way than its governor.',
  VotesExpiredSignature: 'The delegation has expired. Sign again.',
  CheckpointUnorderedInsertion: 'The clock of the chain went backwards.',
  IXERC20_InvalidParams: 'This treasury, tax or lockbox is not possible for the token.',
  IXERC20_LimitsTooHigh: 'The limit is higher than the token can count.',
  IXERC20_NotHighEnoughLimits: 'The bridge may not bring or take this much now. Its limits come back within a day.',
  Token_DuplicateRecipient: 'A receiver is named twice.',
  Token_LengthMismatch: 'Every receiver needs an amount.',
  Token_ZeroAmount: 'A receiver is given nothing.',
  PackedCheckpoints_UnorderedKey: 'The clock of the chain went backwards.',

  // Access
  AccessControlBadConfirmation: 'A role can only be renounced by its holder.',
  AccessControlEnforcedDefaultAdminDelay: 'The new owner has to wait before accepting.',
  AccessControlEnforcedDefaultAdminRules: 'The owner is changed in two steps, and not like other roles.',
  AccessControlInvalidDefaultAdmin: 'This account cannot be the owner, or is not the one who was named.',
  AccessControlUnauthorizedAccount: 'This account does not have the role that is needed.',
  OwnableInvalidOwner: 'The owner cannot be nobody.',
  OwnableUnauthorizedAccount: 'Only the owner can do this.',

  // Signatures and nonces
  ECDSAInvalidSignature: 'The signature is invalid.',
  ECDSAInvalidSignatureLength: 'The signature is invalid.',
  ECDSAInvalidSignatureS: 'The signature is invalid.',
  InvalidAccountNonce: 'The signature has been used already, or was made out of order. Sign again.',
  InvalidShortString: 'The text is too long.',
  StringTooLong: 'The text is too long.',
  StringsInsufficientHexLength: 'The number does not fit into the text.',

  // Proxies, deployment, plumbing
  AddressEmptyCode: NO_CODE,
  ERC1967InvalidImplementation: NO_CODE,
  ERC1967NonPayable: 'This upgrade cannot carry money.',
  ERC1967ProxyUninitialized: 'The proxy must be initialised when it is created.',
  FailedCall: INNER_CALL_FAILED,
  FailedDeployment: 'The contract could not be created.',
  InsufficientBalance: 'The balance is too low for this.',
  Create2EmptyBytecode: 'The contract could not be created.',
  InvalidInitialization: FROZEN_INITIALISER,
  NotInitializing: 'This can only be done while the contract is being initialised.',
  ReentrancyGuardReentrantCall: 'The contract refused to be entered twice.',
  SafeCastOverflowedUintDowncast: 'The number is too large.',
  SafeCastOverflowedIntDowncast: 'The number is too large.',
  SafeCastOverflowedIntToUint: 'The number is too small.',
  SafeCastOverflowedUintToInt: 'The number is too large.',
  SafeERC20FailedOperation: 'The token refused the transfer.',
  Deployer_InvalidSafeKind: 'A Safe cannot take this place in an organisation.',
  Deployer_NoCode: NO_CODE,
  Deployer_SafeDiffers: 'A Safe at the reviewed address has other owners or settings by now. Choose another one.',
  Deployer_NothingToDeploy: 'Everything in this transaction stands already. Reload to see what is left to do.',
  Deployer_UpgradeOwnerDiffers: 'The protocol upgrades of this organisation belong to somebody else on this chain.',
  Factory_InvalidGovernorAddress: NO_CODE,
  Factory_InvalidProxyFactoryAddress: NO_CODE,
  Factory_InvalidTimelockAddress: NO_CODE,
  Factory_RefundNotAvailable: 'Refunds are not available yet.',
  ProxyFactory_InvalidAuthority: 'The upgrade authority cannot be nobody.',
  ProxyFactory_InvalidUpgrader: NO_CODE,
  UpgradeAuthority_NotUpgraded: 'This contract was not upgraded: it is no proxy of the organisation.',
  ProxyUpgrader_OnlyDelegated: 'This contract only works behind a proxy.',
  Factory_SaltAlreadyUsed: 'A contract stands at this address already. Reload to see what is left to do.',
};

/** Reasons of Safe 1.4.1, which come as `Error(string)`. */
const SAFE_REASONS: Record<string, string> = {
  GS000: 'The Safe could not finish its set-up.',
  GS001: 'The Safe has no threshold.',
  GS010: 'The gas limit is too low for the Safe transaction.',
  GS011: 'The Safe could not pay for the gas in its currency.',
  GS012: 'The Safe could not pay for the gas in the token.',
  GS013: INNER_CALL_FAILED,
  GS020: 'There are fewer signatures than the threshold.',
  GS021: 'A contract signature of the Safe transaction is malformed.',
  GS022: 'A contract signature of the Safe transaction is malformed.',
  GS023: 'A contract signature of the Safe transaction is malformed.',
  GS024: 'The owner contract did not confirm its signature.',
  GS025: 'The owner has not approved this hash.',
  GS026: 'A signature does not belong to an owner, or the signatures are out of order.',
  GS030: 'Only an owner can approve a hash.',
  GS031: 'Only the Safe itself can do this.',
  GS104: 'The module is not enabled.',
  GS200: 'The Safe is set up already.',
  GS201: 'The threshold is higher than the number of owners.',
  GS202: 'The threshold must be at least 1.',
  GS203: 'The address cannot be an owner.',
  GS204: 'The address is an owner already.',
  GS205: 'The owner and the one before it do not match.',
};

/** Solidity's panic codes. */
const PANIC_SENTENCES: Record<number, string> = {
  0x01: 'An assertion of the contract failed.',
  0x11: 'A calculation of the contract went out of range.',
  0x12: 'The contract divided by zero.',
  0x21: 'The contract met an unknown option.',
  0x31: 'The contract took from an empty list.',
  0x32: 'The contract looked beyond the end of a list.',
  0x41: 'The contract asked for too much memory.',
  0x51: 'The contract called a function that was never set.',
};

/** Names come from chains, so `constructor` must not find anything. */
const own = <Value>(table: Record<string, Value>, key: string): Value | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);

/** The sentence of a named error, or undefined where there is none. */
export function sentenceOf(name: string, args: Arguments): string | undefined {
  const sentence = own(REVERT_SENTENCES, name);
  return typeof sentence === 'function' ? sentence(args) : sentence;
}

/** The sentence of a `GS…` reason of Safe, or undefined for any other. */
export const safeSentenceOf = (reason: string): string | undefined => own(SAFE_REASONS, reason);

/** The sentence of a panic, or undefined for an unknown code. */
export const panicSentenceOf = (code: number): string | undefined => PANIC_SENTENCES[code];
