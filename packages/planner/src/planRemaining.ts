import { decodeDeployOrganisation, encodeDeployOrganisation } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { withoutDone } from './batch.ts';
import { plan } from './plan.ts';
import type { ChainPlan, Plan, PlanInput, Step, Transaction } from './types.ts';

/** Contracts that exist and pass their checks, whoever deployed them. */
export type DeployedContracts = readonly { chainId: number; address: Address }[];

/** The transaction reduced to steps that are not done; none if all are. */
function remainingTransaction(transaction: Transaction, open: readonly Step[]): Transaction[] {
  const mine = open.filter((step) => transaction.stepIds.includes(step.id));
  if (mine.length === 0) return [];
  if (mine.length === transaction.stepIds.length) return [transaction];
  const batch = withoutDone(decodeDeployOrganisation(transaction.data), {
    salts: new Set(mine.map(({ salt }) => salt)),
    addresses: new Set(mine.map(({ address }) => address)),
  });
  return [{ ...transaction, ...encodeDeployOrganisation(batch), stepIds: mine.map((step) => step.id) }];
}

function remainingOfChain(chain: ChainPlan, isDone: (step: Step) => boolean): ChainPlan[] {
  const open = chain.steps.filter((step) => !isDone(step));
  if (open.length === 0) return [];
  return [{ ...chain, steps: open, transactions: chain.transactions.flatMap((transaction) => remainingTransaction(transaction, open)) }];
}

/**
 * The part of `whole` that remains after the steps for which `isDone` answers true; empty once all are done. Only the chain decides what is done, so
 * closing a tab or losing a receipt loses nothing.
 */
export function planRemaining(whole: Plan, isDone: (step: Step) => boolean): Plan {
  return { ...whole, chains: whole.chains.flatMap((chain) => remainingOfChain(chain, isDone)) };
}

/** What has to be done to get from the existing contracts to the desired organisation; empty where nothing has to be done. */
export function diffPlan(current: DeployedContracts, desired: PlanInput): Plan {
  const standing = new Set(current.map(({ chainId, address }) => `${chainId}:${address.toLowerCase()}`));
  return planRemaining(plan(desired), (step) => standing.has(`${step.chainId}:${step.address.toLowerCase()}`));
}
