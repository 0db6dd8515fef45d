import { joinSafeSignatures, type SafeTransaction, safeTransactionContent, safeTypedData } from '@althing/bindings';
import { originWithNote } from '@althing/domain/safes';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { useQueryClient } from '@tanstack/react-query';
import { parseSignature, recoverAddress, serializeSignature } from 'viem';
import { useConfig } from 'wagmi';
import { getConnection, signTypedData, switchChain } from 'wagmi/actions';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { askSafeService, safeKey, safeServiceUrl } from '../../../lib/safe/safeService.ts';
import type { SafePlace } from './queries.ts';

const OTHER_SIGNER = 'Your wallet signed with another account than the one that is connected. Nothing was sent.';

const NOT_CONNECTED = 'The wallet is not connected any more. Nothing was sent.';

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
  const config = useConfig();
  const client = useQueryClient();
  const service = safeServiceUrl(useAppConfig(), chainId);

  async function sign(transaction: SafeTransaction): Promise<Signed> {
    // Many wallets refuse to sign for another chain than theirs.
    if (getConnection(config).chainId !== chainId) await switchChain(config, { chainId });
    const { address: sender } = getConnection(config);
    if (!sender) throw new Error(NOT_CONNECTED);
    const { hash } = safeTransactionContent(chainId, safe, transaction);
    const answer = await signTypedData(config, { account: sender, ...safeTypedData(chainId, safe, transaction) });
    const signature = keySignature(answer);
    const signer = signature && (await recoverAddress({ hash, signature }));
    if (!signature || !sameAddress(signer, sender)) throw new Error(OTHER_SIGNER);
    return { sender, signature, hash };
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
      const { address: sender } = getConnection(config);
      if (!sender) throw new Error(NOT_CONNECTED);
      const { hash } = safeTransactionContent(chainId, safe, transaction);
      const signature = joinSafeSignatures([{ kind: 'approvedHash', owner: sender }]);
      return put(transaction, note, { sender, signature, hash });
    },
  };
}

/** The signature of a key with v 27 or 28, as Safes want it; undefined where it is none. */
function keySignature(bytes: Hex): Hex | undefined {
  try {
    return serializeSignature(parseSignature(bytes));
  } catch {
    // What contracts sign has another form.
    return undefined;
  }
}
