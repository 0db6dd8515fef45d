import { safeDelegateHour, safeDelegateTypedData } from '@althing/bindings';
import { type Address, type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import { hashTypedData } from 'viem';
import { isSignedByContract, isSignedByKey } from '../chains/verifySignature.ts';
import { EVERY_SAFE } from '../store/safes/delegates.ts';
import type { SafeDependencies } from './dependencies.ts';
import { asking } from './readState.ts';
import { refuse } from './refuse.ts';
import { isOwner } from './verifySignatures.ts';

export interface DelegateRequest {
  chainId: ChainId;
  /** Null for all Safes of the delegator. */
  safe: Address | null;
  delegate: Address;
  delegator: Address;
  signature: Hex;
}

/** Accounts that owners let propose in their place. */
export function createDelegates({ chains, safeRecords: { delegates, activity }, readState, now }: SafeDependencies) {
  /** Of this hour, or the one before: a request may be on its way when the hour ends. */
  async function isSignedBy(account: Address, { chainId, delegate, signature }: DelegateRequest): Promise<boolean> {
    const hour = safeDelegateHour(now());
    const hashes = [hour, hour - 1].map((each) => hashTypedData(safeDelegateTypedData(chainId, delegate, each)));
    for (const hash of hashes) if (await isSignedByKey(account, hash, signature)) return true;
    return asking(chains, chainId, async (client) => {
      if (!(await client.getCode({ address: account }))) return false;
      for (const hash of hashes) if (await isSignedByContract(client, account, hash, signature)) return true;
      return false;
    });
  }

  return {
    async add({ label, ...request }: DelegateRequest & { label: string }): Promise<void> {
      const { chainId, safe, delegate, delegator } = request;
      // An account without a Safe costs nothing, and could fill the table with what nobody will use.
      const isKnown = safe
        ? isOwner(await readState(chainId, safe), delegator)
        : (await activity.mayBeOwnedBy(chainId, delegator)).length > 0;
      if (!isKnown) throw refuse('forbidden', safe ? 'safe-not-owner' : 'safe-owner-unknown');
      if (!(await isSignedBy(delegator, request))) throw refuse('invalid', 'safe-signature-invalid');
      const row = { chainId, safe: safe ?? EVERY_SAFE, delegate, delegator, label };
      if (!(await delegates.add(row, now()))) throw refuse('conflict', 'safe-delegates-full');
    },

    /** Either of the two may end it. */
    async remove(request: DelegateRequest): Promise<void> {
      const { chainId, safe, delegate, delegator } = request;
      const signers = sameAddress(delegate, delegator) ? [delegator] : [delegator, delegate];
      const signed = await Promise.all(signers.map((signer) => isSignedBy(signer, request)));
      if (!signed.includes(true)) throw refuse('invalid', 'safe-signature-invalid');
      const gone = await delegates.remove({ chainId, delegate, delegator, safe: safe ?? undefined });
      if (gone === 0) throw refuse('missing', 'safe-delegate-not-found');
    },
  };
}
