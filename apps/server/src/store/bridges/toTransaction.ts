import {
  bridgesForTransfer,
  isLocalChain,
  LEG_CAUSES,
  legCause,
  type LegFacts,
  type MessageFacts,
  messageExpiry,
  messageStage,
  messageStatus,
  requiredBridges,
  type TransferFacts,
  transferStage,
  transferStatus,
} from '@althing/domain/bridges';
import type { BridgeTransaction } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { getAddress } from 'viem';
import { reasonOf } from '../../base/revertReason.ts';
import { hexOf } from '../chain/columns.ts';
import { addressOf, isoTime, isoTimeOrNull } from '../chain/wire.ts';
import { bridgeOf } from './bridgeOf.ts';
import type { TransactionRow } from './transactionRows.ts';

type Leg = BridgeTransaction['legs'][number];

const addressOfHex = (hex: string): Address => getAddress(`0x${hex}`);

const stepOf = ({ steps }: TransactionRow, name: TransactionRow['steps'][number]['step']) => steps.find(({ step }) => step === name);

/**
 * Whether the destination listens to the adapter, by what it has said of it. A message is received from nobody else, a transfer from any;
 * where one bridge suffices, each of them is heard.
 */
function isHeard({ message_type, threshold }: TransactionRow, { approved }: TransactionRow['receipts'][number]): boolean {
  if (message_type === 'message') return approved !== false;
  return threshold === 1 || approved === true;
}

/** Adapters whose word counts: heard, and later than the set of bridges changed. */
function votersOf(row: TransactionRow): Set<string> {
  const { receipts, changed_at } = row;
  const counting = receipts.filter((receipt) => isHeard(row, receipt) && (changed_at === null || Number(receipt.at) > Number(changed_at)));
  return new Set(counting.map(({ adapter }) => adapter));
}

/** What messages and transfers have in common. */
const factsOf = (row: TransactionRow) => ({
  sentAt: Number(row.sent_at),
  threshold: row.threshold,
  minimum: Number(row.minimum ?? 0),
  brought: new Set(row.receipts.map(({ adapter }) => adapter)).size,
  votes: votersOf(row).size,
  isExecuted: stepOf(row, 'executed') !== undefined,
});

/** How far it is, and what it needs. */
type Progress = Pick<BridgeTransaction, 'status' | 'stage' | 'requiredBridges' | 'agreedBridges' | 'executableAt' | 'expiresAt'>;

function messageProgress(row: TransactionRow, now: number): Progress {
  const executableAt = stepOf(row, 'confirmed')?.executableAt ?? null;
  const facts: MessageFacts = {
    ...factsOf(row),
    executableAt: executableAt === null ? null : Number(executableAt),
    isCancelled: stepOf(row, 'cancelled') !== undefined,
  };
  return {
    status: messageStatus(facts),
    stage: messageStage(facts, now),
    requiredBridges: requiredBridges(facts),
    agreedBridges: facts.votes,
    executableAt: isoTimeOrNull(executableAt),
    expiresAt: isoTime(String(messageExpiry(facts))),
  };
}

function transferProgress(row: TransactionRow, now: number): Progress {
  const facts: TransferFacts = { ...factsOf(row), isTaken: row.is_taken };
  return {
    status: transferStatus(facts),
    stage: transferStage(facts, now),
    requiredBridges: bridgesForTransfer(facts),
    agreedBridges: facts.votes,
    executableAt: null,
    expiresAt: null,
  };
}

function transferOf(row: TransactionRow): BridgeTransaction['transfer'] {
  const { recipient, amount, gross_amount, unwrap, tax, not_unwrapped } = row;
  if (recipient === null || amount === null || gross_amount === null) return null;
  const isExecuted = stepOf(row, 'executed') !== undefined;
  return {
    recipient: addressOf(recipient),
    amount,
    platformFee: String(BigInt(gross_amount) - BigInt(amount)),
    unwrap: unwrap === true,
    bridgeTax: isExecuted ? (tax ?? '0') : null,
    notUnwrapped: isExecuted ? (not_unwrapped ?? '0') : null,
  };
}

/** Whether it still matters what bridges have to do, and when it is. */
interface Standing {
  isOpen: boolean;
  now: number;
}

const NO_NAME = /^0*$/;

const REFUSED_LEG = { isRefused: true, isHeard: true, isCounted: false, report: null };

/** What a leg is waiting for. */
function waitingOf(facts: LegFacts, answer: string | null, now: number): Pick<Leg, 'needsRetry' | 'cause'> {
  const reason = legCause(facts, now);
  if (reason === null) return { needsRetry: false, cause: null };
  const told = reason === 'failed' && answer !== null ? reasonOf(`0x${answer}`) : null;
  return { needsRetry: true, cause: { reason, sentence: LEG_CAUSES[reason], answer: told } };
}

/** Bridges that took the message. */
function takenLegs(row: TransactionRow, { isOpen, now }: Standing): Leg[] {
  const voters = votersOf(row);
  return row.legs.map(({ adapter, bridgeId, bridgeFee, ownFee, report }) => {
    const receipt = row.receipts.find((each) => each.adapter === adapter);
    const address = addressOfHex(adapter);
    const facts: LegFacts = {
      isOpen,
      isRefused: false,
      isBrought: receipt !== undefined,
      isHeard: receipt !== undefined && isHeard(row, receipt),
      isCounted: voters.has(adapter),
      report: report && { outcome: report.outcome, at: Number(report.at) },
    };
    return {
      adapter: address,
      bridge: bridgeOf(Number(row.chain_id), address),
      status: receipt ? 'completed' : 'relayed',
      ...waitingOf(facts, report?.answer ?? null, now),
      bridgeMessageId: bridgeId === null || NO_NAME.test(bridgeId) ? null : `0x${bridgeId}`,
      bridgeFee,
      adapterFee: ownFee,
      receivedAt: isoTimeOrNull(receipt?.at ?? null),
      receivedTransactionHash: receipt ? `0x${receipt.tx}` : null,
    };
  });
}

/** Bridges that refused the message. Another transaction may have given it to them since. */
function refusedLegs(row: TransactionRow, { isOpen, now }: Standing): Leg[] {
  return row.refused.map((adapter) => {
    const receipt = row.receipts.find((each) => each.adapter === adapter);
    const address = addressOfHex(adapter);
    return {
      adapter: address,
      bridge: bridgeOf(Number(row.chain_id), address),
      status: receipt ? 'completed' : 'pending',
      ...waitingOf({ ...REFUSED_LEG, isOpen, isBrought: receipt !== undefined }, null, now),
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

/**
 * Whether whoever has a proof can still bring it over Polymer. Only what local chains have sent can be proven, as no public chain has an adapter that
 * is connected to Polymer.
 */
function bridgeDetailsOf({ chain_id }: TransactionRow, legs: readonly Leg[], { isOpen }: Standing): BridgeTransaction['bridgeDetails'] {
  const waits = legs.some(({ bridge, status }) => bridge === 'polymer' && status === 'relayed');
  return isOpen && waits && isLocalChain(Number(chain_id)) ? { proof: null, jobId: null } : null;
}

/** @param now - present time of the destination chain, UNIX seconds. @returns everything but the token and the organisation, which are asked for elsewhere. */
export function toTransaction(row: TransactionRow, now: number): BridgeTransaction {
  const progress = row.message_type === 'transfer' ? transferProgress(row, now) : messageProgress(row, now);
  const standing = { isOpen: !ENDED.includes(progress.stage), now };
  const legs = [...takenLegs(row, standing), ...refusedLegs(row, standing)];
  const [executed, cancelled] = [stepOf(row, 'executed'), stepOf(row, 'cancelled')];
  return {
    id: transactionIdOf(row),
    createdAt: isoTime(row.at),
    originChainId: Number(row.chain_id),
    destinationChainId: Number(row.destination_chain_id),
    originTransactionHash: hexOf(row.transaction_hash),
    organisation: null,
    originFromAddress: addressOf(row.sender),
    originTokenGrossAmount: row.gross_amount,
    originTokenGrossAmountUsd: null,
    originToken: null,
    transfer: transferOf(row),
    bridgeTransactionType: 'lucid',
    genericBridgeId: null,
    messageType: row.message_type,
    isVotes: row.is_votes,
    messageId: hexOf(row.message_id),
    isResend: row.is_resend,
    isReceivalCompleted: progress.status === 'completed',
    originBridgeAdapterAddresses: legs.map(({ adapter }) => adapter),
    destinationReceivedBridgeAdapterAddresses: [...new Set(row.receipts.map(({ adapter }) => addressOfHex(adapter)))],
    threshold: row.threshold,
    multistepIntermediateTransactions: [],
    multistepAutoExecutionStatus: null,
    bridgeDetails: bridgeDetailsOf(row, legs, standing),
    originControllerAddress: addressOf(row.controller),
    payloadHash: hexOf(row.payload_hash),
    ...progress,
    isDestinationPaused: row.is_paused,
    executedAt: isoTimeOrNull(executed?.at ?? null),
    executedTransactionHash: executed ? `0x${executed.tx}` : null,
    cancelledAt: isoTimeOrNull(cancelled?.at ?? null),
    legs,
  };
}
