import { joinSafeSignatures, type SafeTransaction, safeTransactionContent, safeTypedData } from '@althing/bindings';
import { originWithNote } from '@althing/domain/safes';
import type { Address, Hex } from '@althing/domain/units';
import { useQueryClient } from '@tanstack/react-query';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { askSafeService, safeKey, safeServiceUrl } from '../../../lib/safe/safeService.ts';
import type { SafePlace } from './queries.ts';
import { useOwnerSignature } from './useOwnerSignature.ts';

interface Signed {
  sender: Address;
  signature: Hex;
  hash: Hex;
}

export interface SafeSigner {
  /** Adds the signature of the connected owner to a transaction that waits. */
  confirm(transaction: SafeTransaction): Promise<void>;
  /** Signs a new transaction and puts it before the other owners, with a note for everybody. Answers its hash. */
  propose(transaction: SafeTransaction, note?: string): Promise<Hex>;
  /** Puts a transaction before the other owners that the connected owner, a Safe, has approved on chain. */
  proposeApproved(transaction: SafeTransaction, note?: string): Promise<Hex>;
}

/** Signs with the connected wallet and tells the service. Throws the wallet's error or the service's. */
export function useSafeSigner(place: SafePlace): SafeSigner {
  const { chainId, safe } = place;
  const owner = useOwnerSignature();
  const client = useQueryClient();
  const service = safeServiceUrl(useAppConfig(), chainId);

  async function sign(transaction: SafeTransaction) {
    const { hash } = safeTransactionContent(chainId, safe, transaction);
    const signature = await owner.signAsKey(chainId, safeTypedData(chainId, safe, transaction));
    return { sender: owner.sender(), signature, hash };
  }

  async function put(transaction: SafeTransaction, note = '', { sender, signature, hash }: Signed): Promise<Hex> {
    const { value, safeTxGas, baseGas, gasPrice, nonce, ...rest } = transaction;
    const numbers = { value, safeTxGas, baseGas, gasPrice, nonce };
    const texts = Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)]));
    await askSafeService(`${service}/v2/safes/${safe}/multisig-transactions/`, {
      ...rest,
      ...texts,
      contractTransactionHash: hash,
      sender,
      signature,
      origin: originWithNote(note),
    });
    await client.invalidateQueries({ queryKey: safeKey(chainId, safe) });
    return hash;
  }

  return {
    async confirm(transaction) {
      const { signature, hash } = await sign(transaction);
      await askSafeService(`${service}/v1/multisig-transactions/${hash}/confirmations/`, { signature });
      await client.invalidateQueries({ queryKey: safeKey(chainId, safe) });
    },
    propose: async (transaction, note) => put(transaction, note, await sign(transaction)),
    async proposeApproved(transaction, note) {
      const sender = owner.sender();
      const { hash } = safeTransactionContent(chainId, safe, transaction);
      const signature = joinSafeSignatures([{ kind: 'approvedHash', owner: sender }]);
      return put(transaction, note, { sender, signature, hash });
    },
  };
}
