import { type SafeTransaction, safeTransactionContent } from '@althing/bindings';
import { type Address, type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import type { Confirmation } from '../store/safes/confirmations.ts';
import type { SafeDependencies } from './dependencies.ts';
import { asking, type SafeState } from './readState.ts';
import { refuse } from './refuse.ts';
import { isOwner, verifySignatures } from './verifySignatures.ts';

export interface Proposal {
  chainId: ChainId;
  safe: Address;
  transaction: SafeTransaction;
  /** The hash that the client worked out. */
  hash: Hex;
  sender: Address;
  signature: Hex;
  origin: string;
}

/** What owners and delegates of Safes send: transactions and confirmations. Everything is checked before anything is stored. */
export function createTransactions({ chains, safeRecords: { queue, delegates }, readState, now }: SafeDependencies) {
  const requireUnused = (state: SafeState, nonce: bigint) => {
    if (nonce < state.nonce) throw refuse('conflict', 'safe-nonce-used');
  };

  /** In whose name the sender proposes: an owner's own, or that of an owner who lets the sender do so. */
  async function proposerOf(state: SafeState, sender: Address): Promise<{ proposer: Address; delegate: Address | null }> {
    if (isOwner(state, sender)) return { proposer: sender, delegate: null };
    const proposer = await delegates.delegatorOf(state.chainId, state.safe, sender, state.owners);
    if (!proposer) throw refuse('forbidden', 'safe-not-owner');
    return { proposer, delegate: sender };
  }

  return {
    /** Stores a transaction for the owners to confirm, with the confirmations that come with it. */
    async propose({ chainId, safe, transaction, hash, sender, signature, origin }: Proposal): Promise<void> {
      const state = await readState(chainId, safe);
      const content = safeTransactionContent(chainId, safe, transaction);
      if (content.hash !== hash.toLowerCase()) throw refuse('invalid', 'safe-hash-mismatch');
      requireUnused(state, transaction.nonce);
      const { proposer, delegate } = await proposerOf(state, sender);
      const mayAsk = (account: Address) => isOwner(state, account) || sameAddress(account, sender);
      const signed = await asking(chains, chainId, (client) => verifySignatures(client, state, content, signature, mayAsk));
      if (!signed.some(({ owner }) => sameAddress(owner, sender))) throw refuse('forbidden', 'safe-sender-differs');
      const confirmations = signed.filter(({ owner }) => !delegate || !sameAddress(owner, delegate));
      if (confirmations.some(({ owner }) => !isOwner(state, owner))) throw refuse('forbidden', 'safe-not-owner');
      const seen = { nonce: state.nonce, block: state.block };
      const outcome = await queue.propose(
        { chainId, safe, hash: content.hash, transaction, origin, proposer, delegate, confirmations, seen },
        now(),
      );
      if (outcome === 'queue-full') throw refuse('conflict', 'safe-queue-full');
      if (outcome === 'too-many-safes') throw refuse('unavailable', 'safe-too-many');
    },

    /** Adds signatures of owners to a transaction that was proposed. */
    async confirm(chainId: ChainId, hash: Hex, signature: Hex): Promise<readonly Confirmation[]> {
      const known = await queue.find(chainId, hash);
      if (!known) throw refuse('missing', 'safe-transaction-not-found');
      const { safe, transaction } = known;
      const state = await readState(chainId, safe);
      requireUnused(state, transaction.nonce);
      const content = safeTransactionContent(chainId, safe, transaction);
      const confirmations = await asking(chains, chainId, (client) =>
        verifySignatures(client, state, content, signature, (owner) => isOwner(state, owner)),
      );
      if (confirmations.some(({ owner }) => !isOwner(state, owner))) throw refuse('forbidden', 'safe-not-owner');
      await queue.confirm({ chainId, safe }, content.hash, confirmations, now());
      return confirmations;
    },
  };
}
