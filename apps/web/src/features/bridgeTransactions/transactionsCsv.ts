import { bridgeName, BRIDGE_STATUS_LABELS, MESSAGE_STAGE_LABELS } from '@althing/domain/bridges';
import { formatUnits } from 'viem';
import { inertCell, writeCsv } from '../../lib/csv/writeCsv.ts';
import type { BridgeTransaction } from './queries.ts';

const HEAD = [
  'Time (UTC)',
  'Kind',
  'Origin chain',
  'Destination chain',
  'Origin address',
  'Recipient',
  'Amount',
  'Symbol',
  'Token',
  'Bridges',
  'Bridges that brought it',
  'Bridges needed',
  'Status',
  'Stage',
  'Origin transaction',
  'Executed by transaction',
  'Message',
  'Sent again',
  'Origin chain name',
  'Destination chain name',
];

const kindOf = ({ messageType, isVotes }: BridgeTransaction): string => (isVotes ? 'votes' : messageType);

/** Bridge transactions as a CSV file; amounts in whole units, or in smallest ones where the token's decimals are not known. */
export function transactionsCsv(transactions: readonly BridgeTransaction[], chainName: (chainId: number) => string): string {
  const rows = transactions.map((each) => [
    each.createdAt,
    kindOf(each),
    String(each.originChainId),
    String(each.destinationChainId),
    each.originFromAddress,
    each.transfer?.recipient ?? '',
    each.originTokenGrossAmount === null
      ? ''
      : each.originToken
        ? formatUnits(BigInt(each.originTokenGrossAmount), each.originToken.decimals)
        : each.originTokenGrossAmount,
    inertCell(each.originToken?.symbol ?? ''),
    each.originToken?.address ?? '',
    each.legs.map((leg) => bridgeName(leg.bridge)).join(' '),
    String(each.agreedBridges),
    each.requiredBridges === null ? '' : String(each.requiredBridges),
    BRIDGE_STATUS_LABELS[each.status],
    MESSAGE_STAGE_LABELS[each.stage],
    each.originTransactionHash,
    each.executedTransactionHash ?? '',
    each.messageId,
    each.isResend ? 'yes' : 'no',
    chainName(each.originChainId),
    chainName(each.destinationChainId),
  ]);
  return writeCsv([HEAD, ...rows]);
}
