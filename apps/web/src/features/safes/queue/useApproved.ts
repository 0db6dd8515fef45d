import { isSafeHashApproved, type SafeTransaction, safeTransactionContent } from '@althing/bindings';
import { nonceChoices } from '@althing/domain/safes';
import type { Address } from '@althing/domain/units';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import type { SafePlace, SafeQueue } from '../service/queries.ts';

/** Nonces that are asked about, the last ones: whoever approved something shortly ago was offered one of them. */
const MOST_ASKED = 20;

/**
 * The transaction that `owner`, a Safe, has approved on chain and nobody has proposed yet: the one that is offered, or the same with another nonce
 * that was offered when it was approved, before the queue moved on. Null where there is none.
 *
 * @param queue - undefined where the nonce is given, as that of a rejection is.
 */
export function useApproved(
  { chainId, safe }: SafePlace,
  owner: Address | null,
  transaction: SafeTransaction,
  queue: SafeQueue | undefined,
) {
  const others = queue ? nonceChoices(queue.state, queue.places).map(({ nonce }) => BigInt(nonce)) : [];
  const known = new Set(queue?.places.flatMap(({ transactions }) => transactions.map(({ hash }) => hash.toLowerCase())));
  const latest = [...new Set(others)].toSorted((a, b) => Number(b - a)).slice(0, MOST_ASKED);
  const candidates = [transaction.nonce, ...latest.filter((nonce) => nonce !== transaction.nonce)]
    .map((nonce) => ({
      transaction: { ...transaction, nonce },
      hash: safeTransactionContent(chainId, safe, { ...transaction, nonce }).hash,
    }))
    .filter(({ hash }) => !known.has(hash.toLowerCase()));
  return useChainRead({
    chainId,
    key: ['safe-approved', safe, owner, candidates.map(({ hash }) => hash)],
    enabled: owner !== null,
    read: async (client): Promise<SafeTransaction | null> => {
      const approvals = await Promise.all(candidates.map(({ hash }) => isSafeHashApproved(client, { safe, owner: owner!, hash })));
      return candidates.find((_, index) => approvals[index])?.transaction ?? null;
    },
  });
}
