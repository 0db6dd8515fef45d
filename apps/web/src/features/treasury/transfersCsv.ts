import type { TreasuryTransfer } from '@althing/domain/http';
import { formatUnits } from 'viem';
import { inertCell, writeCsv } from '../../lib/csv/writeCsv.ts';

const HEAD = [
  'Time (UTC)',
  'Chain',
  'Contract',
  'Direction',
  'Counterparty',
  'Amount',
  'Symbol',
  'Token',
  'USD at that time',
  'Block',
  'Transaction',
];

/** Transfers as a CSV file, in whole units; in smallest ones where a token did not tell its decimals. */
export function transfersCsv(transfers: readonly TreasuryTransfer[]): string {
  const rows = transfers.map((transfer) => [
    transfer.timestamp,
    String(transfer.chainId),
    transfer.holder,
    transfer.direction,
    transfer.counterparty,
    transfer.token.decimals === null ? transfer.value : formatUnits(BigInt(transfer.value), transfer.token.decimals),
    inertCell(transfer.token.symbol),
    transfer.token.address,
    transfer.usd === null ? '' : transfer.usd.toFixed(2),
    String(transfer.blockNumber),
    transfer.transactionHash,
  ]);
  return writeCsv([HEAD, ...rows]);
}
