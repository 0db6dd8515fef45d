import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import { conflict, forbidden, invalid } from '../base/errors.ts';
import { type Deployment, type LedgerContract, type LockedLedger, statesOf } from '../store/deployments.ts';
import type { FrozenChainPlan } from '../store/frozenPlan.ts';
import type { Organisation } from '../store/organisations.ts';
import { isReplannable } from './contractState.ts';
import { organisationStep } from './organisationState.ts';
import type { Account } from '../store/users.ts';
import type { LedgerDependencies } from './dependencies.ts';
import { noRoom } from './draftDays.ts';
import { type ReconcileDependencies, reconcileChain } from './reconcile.ts';

type RegisterDependencies = ReconcileDependencies & Pick<LedgerDependencies, 'planner' | 'quota'>;

/** How often a plan is made again because others changed the ledger in between. */
const MAX_ATTEMPTS = 3;

type Requested = readonly { chainId: ChainId; deployer: Address }[];

/** Who deploys each chain: the account that was named for it, otherwise the one who asks. */
function wantedDeployers(organisation: Organisation, account: Address, requested: Requested): Map<ChainId, Address> {
  for (const { chainId } of requested) {
    if (!organisation.chainIds.includes(chainId)) throw invalid(`The organisation is not on chain ${chainId}`);
  }
  return new Map(
    organisation.chainIds.map((chainId) => [chainId, requested.find((entry) => entry.chainId === chainId)?.deployer ?? account]),
  );
}

/**
 * Addresses follow from salt and deployer, and anybody can read the salt of an existing organisation. Whoever uses a salt that somebody else
 * used before may only deploy from their own account, and a contract account only on the chain that confirmed it. Otherwise they could
 * name the other's deployer, and that organisation's contracts would appear under a foreign name.
 */
async function requireOwnNamespace(
  { organisations }: RegisterDependencies,
  organisation: Organisation,
  account: Account,
  wanted: ReadonlyMap<ChainId, Address>,
): Promise<void> {
  const isOwn = (chainId: ChainId, deployer: Address) =>
    sameAddress(deployer, account.address) && (account.chainId === null || account.chainId === chainId);
  if ([...wanted].every(([chainId, deployer]) => isOwn(chainId, deployer))) return;
  if (await organisations.isSaltOfAnother(organisation)) {
    throw conflict('The salt of this organisation belongs to another one. Deploy from your own account or begin anew.', 'salt-taken');
  }
}

const isExpired = ({ state }: Organisation) => state === 'expired';

/**
 * Chains whose plan stays: because it is the requested one already, or because something of it exists or is being sent. An expired organisation
 * is planned again as far as nothing of it exists.
 */
function keptChains(
  organisation: Organisation,
  existing: readonly Deployment[],
  contracts: readonly LedgerContract[],
  wanted: ReadonlyMap<ChainId, Address>,
  requested: Requested,
): Map<ChainId, Address> {
  const kept = new Map<ChainId, Address>();
  for (const { chainId, deployer } of existing) {
    const replannable = isReplannable(statesOf(contracts.filter((contract) => contract.chainId === chainId)));
    if (replannable && (isExpired(organisation) || !sameAddress(wanted.get(chainId), deployer))) continue;
    const named = requested.find((entry) => entry.chainId === chainId);
    if (named && !sameAddress(named.deployer, deployer)) {
      throw conflict(`Chain ${chainId} is already being deployed by ${deployer}`);
    }
    kept.set(chainId, deployer);
  }
  return kept;
}

/**
 * Predicts and stores every address. Registering again changes nothing for the same deployers; another signer may take over the chains of
 * which nothing exists and nothing is being sent.
 */
export async function register(
  dependencies: RegisterDependencies,
  organisation: Organisation,
  account: Account,
  requested: Requested,
): Promise<void> {
  const { deployments, planner, now, publish, quota } = dependencies;
  const wanted = wantedDeployers(organisation, account.address, requested);
  await requireOwnNamespace(dependencies, organisation, account, wanted);
  // A transaction may have been mined without being reported, so each chain is asked before its plan is replaced.
  for (const { organisationId, chainId, deployer } of await deployments.list(organisation.id)) {
    if (isExpired(organisation) || !sameAddress(wanted.get(chainId), deployer))
      await reconcileChain(dependencies, { organisationId, chainId });
  }
  const attempt = { organisation, wanted, requested, now: now(), quota };
  for (let left = MAX_ATTEMPTS; left > 0; left--) {
    // Planned before the lock is taken, so that the database transaction does not wait for it.
    const [existing, contracts] = [await deployments.list(organisation.id), await deployments.contracts(organisation.id)];
    const kept = keptChains(organisation, existing, contracts, wanted, requested);
    if (kept.size === wanted.size) return;
    const { name, modules, token, salt } = organisation;
    const deployers = Object.fromEntries([...wanted, ...kept]);
    const plans = await planner.plan({ organisation: { name, modules, token }, salt, deployers });
    if (await deployments.locked(organisation.id, (ledger) => freeze(ledger, { ...attempt, kept, plans }))) {
      return publish({ organisationId: organisation.id, chainId: null });
    }
  }
  throw conflict('The organisation was registered by somebody else at the same moment. Please try again.');
}

interface Freezing {
  organisation: Organisation;
  wanted: ReadonlyMap<ChainId, Address>;
  requested: Requested;
  kept: ReadonlyMap<ChainId, Address>;
  plans: readonly FrozenChainPlan[];
  now: Date;
  quota: number;
}

const isSame = (a: ReadonlyMap<ChainId, Address>, b: ReadonlyMap<ChainId, Address>): boolean =>
  a.size === b.size && [...a].every(([chainId, address]) => sameAddress(b.get(chainId), address));

/** Stores a plan; false where others have changed the ledger since it was made. */
async function freeze(ledger: LockedLedger, { organisation, wanted, requested, kept, plans, now, quota }: Freezing): Promise<boolean> {
  const existing = await ledger.list(organisation.id);
  if (!isSame(kept, keptChains(organisation, existing, await ledger.contracts(organisation.id), wanted, requested))) return false;
  if (isExpired(organisation) && !(await ledger.hasRoom(organisation.creatorId, quota))) {
    throw forbidden(noRoom(quota), 'organisation-quota');
  }
  for (const plan of plans) {
    if (!kept.has(plan.chainId)) await ledger.replacePlan(plan, now);
  }
  const { from, to } = organisationStep('register');
  await ledger.moveOrganisation(from, to);
  await ledger.touch(now);
  // Done last, because others who register the same name wait from here to the end of the transaction.
  await ledger.giveSlug();
  return true;
}
