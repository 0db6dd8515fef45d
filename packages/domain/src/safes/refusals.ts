import { FIRST_SAFE_VERSION, SAFE_LIMITS } from './limits.ts';

/** Why the transaction service refuses something, in words for people. Kept apart from `ERRORS`, which every page loads. */
export const SAFE_REFUSALS = {
  'safe-not-found': 'There is no Safe at this address on this chain',
  'safe-version': `Safes before version ${FIRST_SAFE_VERSION} are not served here`,
  'safe-hash-mismatch': 'The hash is not the one of this transaction of this Safe on this chain',
  'safe-nonce-used': 'The Safe has already executed a transaction with this nonce',
  'safe-signature-invalid': 'The signature is not valid for this Safe on this chain',
  'safe-not-owner': 'Only owners of the Safe and their delegates may do this',
  'safe-sender-differs': 'The signature is not by the account that sends it',
  'safe-queue-full': `One owner can have ${SAFE_LIMITS.waiting} transactions waiting in a Safe, ${SAFE_LIMITS.sameNonce} of them with the same nonce`,
  'safe-messages-full': `One owner can have ${SAFE_LIMITS.messages} messages in a Safe; they go after ${SAFE_LIMITS.keptDays} days`,
  'safe-owner-unknown':
    'No Safe of this account is known here yet. Propose a transaction to one first, or let the delegate propose to a single Safe',
  'safe-delegates-full': `One owner can have ${SAFE_LIMITS.delegates} delegates`,
  'safe-too-many': 'Too many Safes are followed on this chain at the moment',
  // Clients of the service recognise these two by their words.
  'safe-transaction-not-found': 'No MultisigTransaction matches the given query.',
  'safe-message-not-found': 'No SafeMessage matches the given query.',
  'safe-delegate-not-found': 'There is no such delegate',
  'safe-creation-unknown': 'The creation of this Safe is not indexed here',
  'safe-call-unknown': 'The function that this data calls is not known here',
  'safe-call-fails': 'The call would fail',
  'safe-operations-unsupported': 'Operations for bundlers (ERC-4337) are not taken here; propose a transaction of the Safe instead',
  'safe-filter-needed': 'Name a Safe, a delegate or a delegator',
  'safe-token-unknown': 'The contract at this address does not answer like a token',
} as const;

export type SafeRefusalCode = keyof typeof SAFE_REFUSALS;
