import { GENERIC_BRIDGE_FACTS, ROUTE_STATE_WORDS } from '@althing/domain/bridges';
import type { RouteTransfer } from '@althing/domain/http';
import { formatUnits } from 'viem';
import { inertCell, writeCsv } from '../../../lib/csv/writeCsv.ts';

const HEAD = [
  'Time (UTC)',
  'Origin chain',
  'Destination chain',
  'Origin address',
  'Recipient',
  'Amount',
  'Arrives',
  'Symbol',
  'Bridge',
  'State',
  'Origin transaction',
  'Arrived (UTC)',
  'Transaction of the arrival',
  'Given back (UTC)',
  'Transaction by which it was given back',
  'Origin chain name',
  'Destination chain name',
];

/** Transfers over bridges of others as a CSV file; amounts in whole units, `Arrives` the least that was to arrive until it has. */
export const routeTransfersCsv = (transfers: readonly RouteTransfer[], chainName: (chainId: number) => string): string =>
  writeCsv([
    HEAD,
    ...transfers.map((each) => [
      each.sentAt,
      String(each.originChainId),
      String(each.destinationChainId),
      each.sender,
      each.recipient,
      formatUnits(BigInt(each.amount), each.originDecimals),
      formatUnits(BigInt(each.received), each.destinationDecimals),
      inertCell(each.token.symbol),
      GENERIC_BRIDGE_FACTS[each.provider].name,
      ROUTE_STATE_WORDS[each.state].label,
      each.transactionHash,
      each.arrivedAt ?? '',
      each.arrivedTransactionHash ?? '',
      each.refund?.at ?? '',
      each.refund?.transactionHash ?? '',
      chainName(each.originChainId),
      chainName(each.destinationChainId),
    ]),
  ]);
