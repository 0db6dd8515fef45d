import type { Estimate, Outcome, SentTransaction, TransactionRequest } from './transaction.ts';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
/** keccak256('0x1234'), the calldata below. */
const DIGEST = '0x56570de287d73cd1cb6092bb8fdee6173974955fdef345ae579ee9f475ea7432';

export const aRequest = (part: Partial<TransactionRequest> = {}): TransactionRequest => ({
  chainId: 31337,
  from: ALICE,
  to: TOKEN,
  data: '0x1234',
  value: 0n,
  title: 'Delegate',
  effect: 'Your votes count.',
  isSafe: false,
  ...part,
});

export const anEstimate = (part: Partial<Estimate> = {}): Estimate => ({
  gas: 21_000n,
  cost: 21_000n,
  fees: { gasPrice: 1n },
  ...part,
});

export const aSent = (part: Partial<SentTransaction> = {}): SentTransaction => ({
  hash: '0x01',
  chainId: 31337,
  from: ALICE,
  nonce: 5,
  digest: DIGEST,
  sentAt: 1_000_000,
  kind: 'transaction',
  title: 'Delegate',
  ...part,
});

export const anOutcome = (part: Partial<Outcome> = {}): Outcome => ({
  hash: '0x01',
  blockNumber: 7n,
  gasUsed: 21_000n,
  cost: 21_000n,
  ...part,
});
