import { setImmediate } from 'node:timers/promises';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import type { FastifyRequest } from 'fastify';
import { size } from 'viem';
import { createMemory } from '../../base/memory.ts';
import type { SafeService } from '../../safes/safeService.ts';
import type { SafeState } from '../../safes/readState.ts';
import type { KeptConfirmation } from '../../store/safes/confirmations.ts';
import type { KeptSafeTransaction } from '../../store/safes/history.ts';
import type { SafeRecords } from '../../store/safes/safeRecords.ts';
import type { NodeTurns } from '../nodeTurns.ts';
import { type DecodedData, decodedData, toTransactionView } from './views.ts';

const MOST_DECODED = 2_000;
const LONG_BYTES = 1_024;

/** Turns transactions of one Safe into what clients read. */
export function createTransactionViews(history: SafeRecords['history'], service: SafeService, inTurn: NodeTurns) {
  // Everybody may ask for a page of long batches again and again.
  const remember = createMemory<DecodedData | null>(MOST_DECODED);

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
    const told: ReturnType<typeof toTransactionView>[] = [];
    for (const transaction of transactions) {
      const own = stored.get(transaction.hash) ?? [];
      const confirmations = transaction.execution ? await ofExecuted(transaction, own) : own.filter(({ owner }) => isOwner(owner));
      // A page of long batches takes a while to decode; others are served in between.
      if (size(transaction.data) > LONG_BYTES) await setImmediate();
      const dataDecoded = remember(transaction.hash, () => decodedData(transaction.to, transaction.data));
      told.push(toTransactionView(transaction, { dataDecoded, confirmations, threshold: state?.threshold ?? 0 }));
    }
    return told;
  };
}

export type TransactionViews = ReturnType<typeof createTransactionViews>;
