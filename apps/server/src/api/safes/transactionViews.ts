import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import type { FastifyRequest } from 'fastify';
import type { SafeState } from '../../safes/readState.ts';
import type { KeptConfirmation } from '../../store/safes/confirmations.ts';
import type { KeptSafeTransaction } from '../../store/safes/history.ts';
import type { SafeApi } from './dependencies.ts';
import { toTransactionView } from './views.ts';

/** Turns transactions of one Safe into what clients read. */
export function createTransactionViews({ safeRecords: { history }, service, inTurn }: Pick<SafeApi, 'safeRecords' | 'service' | 'inTurn'>) {
  /** Confirmations of an executed transaction: those that its Safe was given, and others that were sent here. */
  async function ofExecuted(transaction: KeptSafeTransaction, stored: readonly KeptConfirmation[]): Promise<KeptConfirmation[]> {
    const { at, transactionHash } = transaction.execution!;
    const given = await service.signersOf(transaction);
    const unknown = given.filter(({ owner }) => !stored.some((each) => sameAddress(each.owner, owner)));
    return [...stored, ...unknown.map((confirmation) => ({ ...confirmation, createdAt: at, transactionHash }))];
  }

  return async function views(request: FastifyRequest, chainId: ChainId, safe: Address, transactions: readonly KeptSafeTransaction[]) {
    const stored = await history.confirmationsOf(
      chainId,
      transactions.map(({ hash }) => hash),
    );
    // Owners change: while a transaction waits, only confirmations of those who are owners now count.
    const needsState = transactions.some(({ execution, told }) => execution === null || told === null);
    const state: SafeState | undefined = needsState ? await inTurn(request, () => service.readState(chainId, safe)) : undefined;
    const isOwner = (account: Address) => state?.owners.some((owner) => sameAddress(owner, account)) ?? false;
    return Promise.all(
      transactions.map(async (transaction) => {
        const own = stored.get(transaction.hash) ?? [];
        const confirmations = transaction.execution ? await ofExecuted(transaction, own) : own.filter(({ owner }) => isOwner(owner));
        return toTransactionView(transaction, { confirmations, threshold: state?.threshold ?? 0 });
      }),
    );
  };
}
