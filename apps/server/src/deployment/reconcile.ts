import { type LedgerContract, statesOf } from '../store/deployments.ts';
import type { DeploymentKey } from '../store/dueLooks.ts';
import { askChecks } from './askChecks.ts';
import { observe } from './contractState.ts';
import { readDeployment } from './readDeployment.ts';
import { hasStarted, organisationStep } from './organisationState.ts';
import type { LedgerDependencies } from './dependencies.ts';
import { isFresh, nextLookAfter } from './schedule.ts';

export type ReconcileDependencies = Pick<
  LedgerDependencies,
  'chains' | 'deployments' | 'organisations' | 'metrics' | 'now' | 'runChecks' | 'publish'
>;

async function settle(dependencies: ReconcileDependencies, key: DeploymentKey, contracts: readonly LedgerContract[]): Promise<void> {
  const now = dependencies.now();
  const states = statesOf(contracts);
  const lastChange = Math.max(...contracts.map(({ updatedAt }) => updatedAt.getTime()));
  const idleMs = now.getTime() - lastChange;
  const isOnItsWay = states.some((state) => state === 'submitted' || state === 'confirmed');
  const isDone = states.every((state) => state === 'verified');
  const wait = nextLookAfter({ isOnItsWay, idleMs });
  await dependencies.deployments.schedule(
    key,
    isDone || wait === null ? null : new Date(now.getTime() + wait),
    isOnItsWay && isFresh(idleMs),
  );
}

/**
 * Updates one chain of one organisation from what the chain says, and schedules the next check. Safe to run at any time, any number of times,
 * in several processes. Throws where no node answers, and changes nothing then.
 */
export async function reconcileChain(dependencies: ReconcileDependencies, key: DeploymentKey): Promise<LedgerContract[]> {
  const { chains, deployments, organisations, metrics, now, publish } = dependencies;
  const ofChain = () => deployments.contracts(key.organisationId, key.chainId);
  const deployment = await deployments.find(key);
  if (!deployment) return [];
  const contracts = await ofChain();
  const transactions = await deployments.transactions(key);
  const client = chains.client(key.chainId);
  const ask: Parameters<typeof readDeployment>[0]['ask'] = (checks, options) => askChecks(dependencies, key.chainId, checks, options);
  const reading = await readDeployment({ client, plan: deployment.plan, contracts, transactions, ask, now: now() });

  for (const { transaction, sender, nonce } of reading.senders) await deployments.rememberSender(transaction, sender, nonce);
  let changed = false;
  for (const { contract, observation, transactionHash, blockNumber } of reading.contracts) {
    const next = observe(contract, observation);
    if (next.state === contract.state && next.reason === contract.reason && blockNumber === contract.blockNumber) continue;
    if (!(await deployments.move(contract, { ...next, transactionHash, blockNumber }, now()))) continue;
    changed = true;
    metrics.reconciled.inc({ chain: key.chainId, state: next.state });
  }
  const after = await ofChain();
  if (hasStarted(statesOf(after))) {
    const { from, to } = organisationStep('start');
    changed = (await organisations.move(key.organisationId, from, to)) || changed;
  }
  await settle(dependencies, key, after);
  if (changed) publish(key);
  return after;
}
