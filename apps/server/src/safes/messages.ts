import { safeMessageContent, safeMessageHash } from '@althing/bindings';
import type { SafeMessage } from '@althing/domain/safeService';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { invalid } from '../base/errors.ts';
import type { SafeDependencies } from './dependencies.ts';
import { asking, type SafeState } from './readState.ts';
import { refuse } from './refuse.ts';
import { isOwner, verifySignatures } from './verifySignatures.ts';

export interface NewMessage {
  chainId: ChainId;
  safe: Address;
  message: SafeMessage;
  signature: Hex;
  appId: number | null;
  origin: string;
}

function hashOf(message: SafeMessage): Hex {
  try {
    return safeMessageHash(message);
  } catch {
    throw invalid('The message is not typed data that can be signed (EIP-712)');
  }
}

/** Messages that owners sign as their Safe. */
export function createMessages({ chains, safeRecords: { messages }, readState, now }: SafeDependencies) {
  async function confirmationsOf(state: SafeState, messageHash: Hex, signature: Hex) {
    const content = safeMessageContent(state.chainId, state.safe, messageHash);
    const confirmations = await asking(chains, state.chainId, (client) =>
      verifySignatures(client, state, content, signature, (owner) => isOwner(state, owner)),
    );
    if (confirmations.some(({ owner }) => !isOwner(state, owner))) throw refuse('forbidden', 'safe-not-owner');
    return { hash: content.hash, confirmations };
  }

  return {
    /** Stores a message with the signatures that come with it. */
    async add({ chainId, safe, message, signature, appId, origin }: NewMessage): Promise<void> {
      const messageHash = hashOf(message);
      const state = await readState(chainId, safe);
      const { hash, confirmations } = await confirmationsOf(state, messageHash, signature);
      const proposer = confirmations[0]!.owner;
      const isStored = await messages.add({ chainId, safe, hash, message, proposer, appId, origin, confirmations }, now());
      if (!isStored) throw refuse('conflict', 'safe-messages-full');
    },

    /** Adds signatures of owners to a message. */
    async confirm(chainId: ChainId, hash: Hex, signature: Hex): Promise<void> {
      const known = await messages.find(chainId, hash);
      if (!known) throw refuse('missing', 'safe-message-not-found');
      const state = await readState(chainId, known.safe);
      const { confirmations } = await confirmationsOf(state, hashOf(known.message as SafeMessage), signature);
      await messages.confirm({ chainId, safe: known.safe }, hash, confirmations, now());
    },
  };
}
