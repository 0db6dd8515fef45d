import { bridgeAdaptersOf } from '@althing/bindings';
import {
  type Bridge,
  BRIDGES,
  type MessageFacts,
  messageExpiry,
  messageStage,
  messageStatus,
  requiredBridges,
} from '@althing/domain/bridges';
import type { BridgeTransaction } from '@althing/domain/http';
import type { Address, ChainId } from '@althing/domain/units';
import { getAddress } from 'viem';
import { hexOf } from '../chain/columns.ts';
import { addressOf, isoTime, isoTimeOrNull } from '../chain/wire.ts';
import type { TransactionRow } from './transactionRows.ts';

type Leg = BridgeTransaction['legs'][number];

const addressOfHex = (hex: string): Address => getAddress(`0x${hex}`);

/** The platform's bridge whose adapter has this address; null for an adapter of an organisation's own. */
function bridgeOf(chainId: ChainId, adapter: Address): Bridge | null {
  const adapters = bridgeAdaptersOf(chainId);
  return adapters ? (BRIDGES.find((bridge) => getAddress(adapters[bridge]) === adapter) ?? null) : null;
}

const stepOf = ({ steps }: TransactionRow, name: TransactionRow['steps'][number]['step']) => steps.find(({ step }) => step === name);

/** Adapters whose delivery counts as a vote: they are approved, and they delivered after the set of bridges last changed. */
function votersOf({ receipts, changed_at }: TransactionRow): Set<string> {
  const counting = receipts.filter(({ approved, at }) => approved !== false && (changed_at === null || Number(at) > Number(changed_at)));
  return new Set(counting.map(({ adapter }) => adapter));
}

function factsOf(row: TransactionRow): MessageFacts {
  const confirmed = stepOf(row, 'confirmed');
  return {
    sentAt: Number(row.sent_at),
    threshold: row.threshold,
    minimum: Number(row.minimum ?? 0),
    brought: new Set(row.receipts.map(({ adapter }) => adapter)).size,
    votes: votersOf(row).size,
    executableAt: confirmed ? Number(confirmed.executableAt) : null,
    isExecuted: stepOf(row, 'executed') !== undefined,
    isCancelled: stepOf(row, 'cancelled') !== undefined,
  };
}

const NO_NAME = /^0*$/;

/** Bridges that took the message. @param isOpen - whether it still matters what they have to do. */
function takenLegs(row: TransactionRow, isOpen: boolean): Leg[] {
  const voters = votersOf(row);
  return row.legs.map(({ adapter, bridgeId, bridgeFee, ownFee }) => {
    const receipt = row.receipts.find((each) => each.adapter === adapter);
    const address = addressOfHex(adapter);
    return {
      adapter: address,
      bridge: bridgeOf(Number(row.chain_id), address),
      status: receipt ? 'completed' : 'relayed',
      needsRetry: isOpen && receipt !== undefined && receipt.approved !== false && !voters.has(adapter),
      bridgeMessageId: bridgeId === null || NO_NAME.test(bridgeId) ? null : `0x${bridgeId}`,
      bridgeFee,
      adapterFee: ownFee,
      receivedAt: isoTimeOrNull(receipt?.at ?? null),
      receivedTransactionHash: receipt ? `0x${receipt.tx}` : null,
    };
  });
}

/** Bridges that refused the message. Another transaction may have given it to them since. */
function refusedLegs(row: TransactionRow, isOpen: boolean): Leg[] {
  return row.refused.map((adapter) => {
    const receipt = row.receipts.find((each) => each.adapter === adapter);
    const address = addressOfHex(adapter);
    return {
      adapter: address,
      bridge: bridgeOf(Number(row.chain_id), address),
      status: receipt ? 'completed' : 'pending',
      needsRetry: isOpen && receipt === undefined,
      bridgeMessageId: null,
      bridgeFee: null,
      adapterFee: null,
      receivedAt: isoTimeOrNull(receipt?.at ?? null),
      receivedTransactionHash: receipt ? `0x${receipt.tx}` : null,
    };
  });
}

export const transactionIdOf = (row: Pick<TransactionRow, 'chain_id' | 'transaction_hash' | 'log_index'>): string =>
  `${row.chain_id}-${hexOf(row.transaction_hash)}-${row.log_index}`;

const ENDED = ['executed', 'cancelled', 'expired'];

/** @param now - present time of the destination chain, UNIX seconds. */
export function toTransaction(row: TransactionRow, now: number): BridgeTransaction {
  const facts = factsOf(row);
  const stage = messageStage(facts, now);
  const status = messageStatus(facts);
  const isOpen = !ENDED.includes(stage);
  const legs = [...takenLegs(row, isOpen), ...refusedLegs(row, isOpen)];
  const [confirmed, executed, cancelled] = [stepOf(row, 'confirmed'), stepOf(row, 'executed'), stepOf(row, 'cancelled')];
  return {
    id: transactionIdOf(row),
    createdAt: isoTime(row.at),
    originChainId: Number(row.chain_id),
    destinationChainId: Number(row.destination_chain_id),
    originTransactionHash: hexOf(row.transaction_hash),
    originFromAddress: addressOf(row.sender),
    originTokenGrossAmount: null,
    originTokenGrossAmountUsd: null,
    originToken: null,
    bridgeTransactionType: 'lucid',
    genericBridgeId: null,
    messageType: row.message_type,
    messageId: hexOf(row.message_id),
    isResend: row.is_resend,
    isReceivalCompleted: status === 'completed',
    originBridgeAdapterAddresses: legs.map(({ adapter }) => adapter),
    destinationReceivedBridgeAdapterAddresses: [...new Set(row.receipts.map(({ adapter }) => addressOfHex(adapter)))],
    threshold: row.threshold,
    multistepIntermediateTransactions: [],
    multistepAutoExecutionStatus: null,
    bridgeDetails: null,
    originControllerAddress: addressOf(row.controller),
    payloadHash: hexOf(row.payload_hash),
    status,
    stage,
    requiredBridges: requiredBridges(facts),
    agreedBridges: facts.votes,
    isDestinationPaused: row.is_paused,
    executableAt: isoTimeOrNull(confirmed?.executableAt ?? null),
    expiresAt: isoTime(String(messageExpiry(facts))),
    executedAt: isoTimeOrNull(executed?.at ?? null),
    executedTransactionHash: executed ? `0x${executed.tx}` : null,
    cancelledAt: isoTimeOrNull(cancelled?.at ?? null),
    legs,
  };
}
