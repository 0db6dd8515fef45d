import { BOND_SENTENCES } from './sentences/bonds.ts';
import { GOVERNANCE_SENTENCES } from './sentences/governance.ts';
import { MESSAGE_SENTENCES } from './sentences/messages.ts';
import { NTT_SENTENCES } from './sentences/ntt.ts';
import { PORTAL_SENTENCES } from './sentences/portals.ts';
import { BAD_SIGNATURE, type Sentence } from './sentences/sentence.ts';

const NO_CODE = 'There is no contract at this address.';
const INNER_CALL_FAILED = 'A call inside this transaction failed.';
const FROZEN_INITIALISER = 'This contract is initialised already.';

/**
 * Sentences for people by the name of a contract's error. Names of other projects are kept; ours begin with the family of contracts. An error without
 * an
 * entry is shown by its name.
 */
const REVERT_SENTENCES: Record<string, Sentence> = {
  ...BOND_SENTENCES,
  ...GOVERNANCE_SENTENCES,
  ...MESSAGE_SENTENCES,
  ...NTT_SENTENCES,
  ...PORTAL_SENTENCES,

  // Owners of platform contracts
  Ownership_CannotBeRenounced: 'This contract must always have an owner.',

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
  IXERC20Lockbox_InvalidDeposit: 'Nothing of this deposit would reach the lockbox, or what it gives out would go to the lockbox itself.',
  IXERC20Lockbox_InvalidParams: 'A lockbox keeps one token, or the chain’s own currency, and gives out another one for it.',
  IXERC20Lockbox_Native: 'This lockbox takes the chain’s own currency, and no token.',
  IXERC20Lockbox_NotNative: 'This lockbox takes a token, and not the chain’s own currency.',
  IXERC20Lockbox_WithdrawFailed: 'The lockbox could not pay this out to the receiver.',
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
  Deployer_InvalidProxyKind: 'This contract cannot take this place in an organisation.',
  Deployer_InvalidSafeKind: 'A Safe cannot take this place in an organisation.',
  Deployer_NoCode: NO_CODE,
  Deployer_SafeDiffers: 'A Safe at the reviewed address has other owners or settings by now. Choose another one.',
  Deployer_NoInitialisation: 'A contract of this organisation would be left for others to begin.',
  BatchDeployer_NotNamespaces: 'Contracts of organisations are not created this way.',
  Namespaces_NoCode: NO_CODE,
  Namespaces_NotAllowed: 'This account may not add contracts to this organisation on this chain. Who owns its protocol upgrades may.',
  Namespaces_NotDeployer: 'Contracts of organisations are not created this way.',
  Namespaces_UpgradeOwnerDiffers: 'The protocol upgrades of this organisation belong to somebody else on this chain.',
  Deployer_NothingToDeploy: 'Everything in this transaction stands already. Reload to see what is left to do.',
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

/** Panic codes of Solidity. */
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

/** Names come from chains, so `constructor` must not match anything. */
const own = <Value>(table: Record<string, Value>, key: string): Value | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);

/** The sentence of a named error; undefined where there is none. */
export function sentenceOf(name: string, args: readonly unknown[]): string | undefined {
  const sentence = own(REVERT_SENTENCES, name);
  return typeof sentence === 'function' ? sentence(args) : sentence;
}

/** The sentence of a `GS…` reason of Safe; undefined for any other. */
export const safeSentenceOf = (reason: string): string | undefined => own(SAFE_REASONS, reason);

/** The sentence of a panic; undefined for an unknown code. */
export const panicSentenceOf = (code: number): string | undefined => PANIC_SENTENCES[code];
