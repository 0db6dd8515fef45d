import type { Check } from '@althing/bindings';
import type { Hex } from '@althing/domain/units';
import type { PublicClient } from 'viem';
import type { LedgerContract, ReportedTransaction } from '../store/deployments.ts';
import type { Observation, TransactionOutcome } from './contractState.ts';
import { deploymentPlace, rememberedBlock } from './deploymentPlace.ts';
import type { FrozenChainPlan, FrozenStep } from '../store/frozenPlan.ts';
import type { CheckAnswer } from './ports.ts';
import { type Outcome, transactionOutcome } from './transactionOutcome.ts';

/** What one reading of the chain tells about one contract, and where the contract was created. */
export interface ContractReading {
  contract: LedgerContract;
  observation: Observation;
  transactionHash: Hex | null;
  blockNumber: number | null;
}

export interface DeploymentReading {
  contracts: ContractReading[];
  /** Senders of reported transactions that the ledger does not know yet, as a node showed them. */
  senders: { transaction: ReportedTransaction; sender: Hex; nonce: number }[];
}

interface Subject {
  client: PublicClient;
  plan: FrozenChainPlan;
  contracts: readonly LedgerContract[];
  transactions: readonly ReportedTransaction[];
  ask: (checks: readonly Check[], options: { blockNumber: bigint }) => Promise<readonly CheckAnswer[]>;
  now: Date;
}

async function readChecks(
  { ask }: Subject,
  step: FrozenStep | undefined,
  blockNumber: bigint,
): Promise<Pick<Observation, 'checks' | 'difference'>> {
  if (!step) return { checks: 'unread' };
  const answers = await ask(step.checks, { blockNumber });
  // Foreign code at the address answers none of our calls, but its code hash still shows that it is foreign.
  const wrong = answers.findIndex(({ ok, actual }) => !ok && actual !== null);
  if (wrong === -1) return { checks: answers.every(({ ok }) => ok) ? 'equal' : 'unread' };
  const { label, expected } = step.checks[wrong]!;
  return { checks: 'different', difference: `${label}: expected ${expected}, found ${answers[wrong]!.actual}` };
}

/**
 * Reads every contract of a chain's plan: code at the predicted address, its checks at the block of its deployment, and what happened to the
 * reported transactions. Throws where no node answers.
 */
export async function readDeployment(subject: Subject): Promise<DeploymentReading> {
  const { client, plan, contracts, transactions, now } = subject;
  const latest = await client.getBlockNumber();
  const outcomes = new Map<Hex, Outcome>();
  const senders: DeploymentReading['senders'] = [];
  const used = new Set(contracts.map((contract) => contract.transactionHash));
  for (const transaction of transactions.filter(({ hash }) => used.has(hash))) {
    const outcome = await transactionOutcome(client, transaction, now);
    outcomes.set(transaction.hash, outcome);
    if (outcome.seen && transaction.sender === null) senders.push({ transaction, ...outcome.seen });
  }

  const read = async (contract: LedgerContract): Promise<ContractReading> => {
    const { address, transactionHash } = contract;
    const outcome = transactionHash ? outcomes.get(transactionHash) : undefined;
    const transaction: TransactionOutcome = outcome?.outcome ?? 'none';
    const mined = outcome?.outcome === 'succeeded' ? outcome.blockNumber : undefined;
    // This node may be behind the one that gave us the receipt. Asked for the receipt's own block, it answers correctly or not at all.
    const at = mined !== undefined && mined > latest ? mined : latest;
    const hasCode = (await client.getCode({ address, blockNumber: at })) !== undefined;
    if (!hasCode) return { contract, transactionHash, blockNumber: null, observation: { hasCode, checks: 'unread', transaction } };
    const reported = mined === undefined ? undefined : { blockNumber: mined, transactionHash };
    const place = await deploymentPlace(client, address, { latest: at, reported });
    const readAt = await rememberedBlock(client, address, place.blockNumber);
    const step = plan.steps.find(({ id }) => id === contract.stepId);
    return {
      contract,
      transactionHash: place.transactionHash ?? transactionHash,
      blockNumber: Number(place.blockNumber),
      observation: { hasCode, transaction, ...(await readChecks(subject, step, readAt ?? at)) },
    };
  };
  return { contracts: await Promise.all(contracts.map(read)), senders };
}
