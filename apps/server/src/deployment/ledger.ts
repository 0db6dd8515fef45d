import type { Receipt } from '@althing/domain/http';
import { type Address, type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import { keccak256 } from 'viem';
import { conflict, forbidden, notFound } from '../base/errors.ts';
import type { LedgerContract, LockedLedger } from '../store/deployments.ts';
import type { DeploymentKey } from '../store/dueLooks.ts';
import type { Organisation } from '../store/organisations.ts';
import type { Account } from '../store/users.ts';
import { acceptsTransaction, isResettable } from './contractState.ts';
import { organisationStep } from './organisationState.ts';
import type { LedgerDependencies } from './dependencies.ts';
import { mayDeploy } from './permission.ts';
import { readBack } from './readBack.ts';
import { reconcileChain } from './reconcile.ts';
import { register } from './register.ts';

const idsOf = (rows: readonly LedgerContract[]) => rows.map(({ id }) => id);

const NOT_REGISTERED = 'The organisation is not registered yet';
const TOO_MANY_REPORTS = 'Too many transactions were reported for this chain. The chain is watched without them.';
const NOT_ALLOWED = 'Only the creator and the protocol-upgrades signers may deploy this organisation';

/** The server's record of what is planned, sent, found and checked. The chains decide what is true; the browser never holds the only copy. */
export interface Ledger {
  requireDeployer(organisation: Organisation, account: Account): void;
  /** Plans and stores every chain that is not deployed yet. */
  register(organisation: Organisation, account: Account, deployers: readonly { chainId: ChainId; deployer: Address }[]): Promise<void>;
  /** Remembers the transaction that deploys a chain's batch. */
  report(organisation: Organisation, chainId: ChainId, hash: Hex): Promise<void>;
  /** Sets a failed contract back to planned, together with its whole batch. */
  reset(organisation: Organisation, contractId: string): Promise<void>;
  /** Reads every contract back; the organisation becomes `deployed` where all of it equals the review. Does nothing where it already is. */
  complete(organisation: Organisation): Promise<void>;
  /** Reads every contract back again, to show what has changed since. */
  readAgain(organisation: Organisation): Promise<Receipt>;
  /** Brings one chain up to date. */
  reconcile(organisationId: string, chainId: ChainId): Promise<LedgerContract[]>;
}

interface Report {
  hash: Hex;
  /** Ids of the contracts that the transaction deploys. */
  about: ReadonlySet<string>;
  now: Date;
}

async function remember(ledger: LockedLedger, key: DeploymentKey, { hash, about, now }: Report): Promise<void> {
  // Read again under the lock, as the reconciler may have found the contracts meanwhile.
  const contracts = (await ledger.contracts(key.organisationId, key.chainId)).filter(({ id }) => about.has(id));
  if (!(await ledger.addTransaction(key.chainId, hash, now))) throw conflict(TOO_MANY_REPORTS, 'too-many-reports');
  const open = contracts.filter(({ state, transactionHash }) => acceptsTransaction(state) && transactionHash !== hash);
  await ledger.put(idsOf(open), { state: 'submitted', reason: null, transactionHash: hash }, now);
  await ledger.attachTransaction(idsOf(contracts.filter(({ state }) => !acceptsTransaction(state))), hash);
  const { from, to } = organisationStep('start');
  await ledger.moveOrganisation(from, to);
  await ledger.touch(now);
  if (open.length > 0) await ledger.schedule(key, now, true);
}

/** Which contracts a transaction deploys: those of its calldata where a node knows it, else every contract of the chain that is not finished. */
async function contractsOf({ deployments, chains }: LedgerDependencies, key: DeploymentKey, hash: Hex): Promise<LedgerContract[]> {
  const deployment = await deployments.find(key);
  if (!deployment) throw conflict(NOT_REGISTERED);
  const contracts = await deployments.contracts(key.organisationId, key.chainId);
  const input = await chains
    .client(key.chainId)
    .getTransaction({ hash })
    .then(
      (transaction) => transaction.input,
      () => undefined,
    );
  const known = input && deployment.plan.transactions.find(({ dataHash }) => dataHash === keccak256(input));
  return known ? contracts.filter(({ stepId }) => known.stepIds.includes(stepId)) : contracts;
}

export function createLedger(dependencies: LedgerDependencies): Ledger {
  const { deployments, organisations, publish, now } = dependencies;

  return {
    requireDeployer(organisation, account) {
      if (mayDeploy(organisation, account)) return;
      const { creator, creatorChainId } = organisation;
      const isElsewhere = sameAddress(creator, account.address) && creatorChainId !== null;
      throw forbidden(
        isElsewhere ? `This account founded the organisation on chain ${creatorChainId}. Please sign in there.` : NOT_ALLOWED,
      );
    },

    register: (organisation, account, deployers) => register(dependencies, organisation, account, deployers),

    async report(organisation, chainId, hash) {
      const key = { organisationId: organisation.id, chainId };
      const about = new Set((await contractsOf(dependencies, key, hash)).map(({ id }) => id));
      await deployments.locked(organisation.id, (locked) => remember(locked, key, { hash, about, now: now() }));
      publish(key);
    },

    async reset(organisation, contractId) {
      const contracts = await deployments.contracts(organisation.id);
      const contract = contracts.find(({ id }) => id === contractId);
      if (!contract) throw notFound('Contract');
      if (!isResettable(contract.state)) throw conflict('Only a failed contract can be reset');
      const batch = contracts.filter(
        ({ chainId, state, transactionHash }) =>
          chainId === contract.chainId && isResettable(state) && transactionHash === contract.transactionHash,
      );
      const key = { organisationId: organisation.id, chainId: contract.chainId };
      await deployments.locked(organisation.id, async (locked) => {
        await locked.put(idsOf(batch), { state: 'planned', reason: null, transactionHash: null }, now());
        await locked.schedule(key, now(), false);
        await locked.touch(now());
      });
      publish(key);
    },

    async complete(organisation) {
      if (organisation.state === 'deployed') return;
      const planned = await deployments.list(organisation.id);
      if (planned.length === 0) throw conflict(NOT_REGISTERED);
      const contracts = (await Promise.all(planned.map((key) => reconcileChain(dependencies, key)))).flat();
      const missing = contracts.find(({ state }) => state !== 'confirmed' && state !== 'verified');
      if (missing) {
        throw conflict(
          `Chain ${missing.chainId} is not deployed: ${missing.reason ?? `${missing.stepId} is ${missing.state}`}`,
          'deployment-incomplete',
        );
      }
      const receipt = await readBack(dependencies, organisation.id, 'deployment');
      const wrong = receipt.checks.find(({ ok }) => !ok);
      if (wrong) {
        throw conflict(
          `${wrong.stepId} on chain ${wrong.chainId} is not as reviewed: ${wrong.label} is ${wrong.actual ?? 'unreadable'}, expected ${wrong.expected}`,
          'deployment-differs',
        );
      }
      const { from, to } = organisationStep('complete');
      await organisations.move(organisation.id, from, to);
      publish({ organisationId: organisation.id, chainId: null });
    },

    async readAgain(organisation) {
      if (organisation.state !== 'deployed') throw conflict('The organisation is not deployed yet');
      const receipt = await readBack(dependencies, organisation.id, 'present');
      publish({ organisationId: organisation.id, chainId: null });
      return receipt;
    },

    reconcile: (organisationId, chainId) => reconcileChain(dependencies, { organisationId, chainId }),
  };
}
