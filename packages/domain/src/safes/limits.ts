/** What a Safe's owners may have waiting in this installation. Whoever is over a limit keeps nobody else from proposing. */
export const SAFE_LIMITS = {
  /** Transactions of one owner (with those of the owner's delegates) that wait in one Safe. */
  waiting: 50,
  /** Of those, how many may have the same nonce: a transaction and what is to replace it. */
  sameNonce: 10,
  /** Bytes of call data in all of those. */
  waitingBytes: 1_048_576,
  /** Of all owners of a Safe together: transactions that wait, their call data in bytes, and messages. */
  waitingOfAll: 500,
  waitingBytesOfAll: 8_388_608,
  messagesOfAll: 500,
  /** Messages of one owner in one Safe. */
  messages: 50,
  /** Accounts that one owner lets propose. */
  delegates: 20,
  /** Signatures in one request. */
  signatures: 50,
  /** Of those, how many may be by contracts, each of which is asked. */
  contractSignatures: 4,
  /** Safes per chain that no organisation planned and whose executions are followed. */
  followed: 1_000,
  /** Days after which a message is forgotten, and a Safe that nobody proposed anything for is not followed any more. */
  keptDays: 90,
} as const;

/** What a message may have that owners sign as their Safe. */
export const SAFE_MESSAGE_LIMITS = {
  /** Characters of a text. */
  text: 10_000,
  /** Objects and lists in typed data, and characters of its types: all types are hashed again for every object, so that a few kilobytes could take seconds. */
  objects: 64,
  typeCharacters: 2_048,
  /** Fields of one type. */
  fields: 32,
} as const;

/** The first version of Safe contracts that is served: earlier ones do not say in their events what they executed. */
export const FIRST_SAFE_VERSION = '1.4.1';
