import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import type { Plan } from '@althing/planner';
import { conflict, invalid } from '../base/errors.ts';
import { type Deployment, type LedgerContract, statesOf } from '../store/deployments.ts';
import type { Organisation } from '../store/organisations.ts';
import { isReplannable } from './contractState.ts';
import { freezePlan } from './freezePlan.ts';
import { isPlanError } from './isPlanError.ts';
import { organisationStep } from './organisationState.ts';
import type { Account } from '../store/users.ts';
import type { LedgerDependencies } from './dependencies.ts';
import { type ReconcileDependencies, reconcileChain } from './reconcile.ts';

type RegisterDependencies = ReconcileDependencies & Pick<LedgerDependencies, 'planner'>;

type Requested = readonly { chainId: ChainId; deployer: Address }[];

/** Who deploys each chain: whoever was named for it, else whoever asks. */
function wantedDeployers(organisation: Organisation, account: Address, requested: Requested): Map<ChainId, Address> {
  for (const { chainId } of requested) {
    if (!organisation.chainIds.includes(chainId)) throw invalid(`The organisation is not on chain ${chainId}`);
  }
  return new Map(
    organisation.chainIds.map((chainId) => [chainId, requested.find((entry) => entry.chainId === chainId)?.deployer ?? account]),
  );
}

/**
 * Addresses come from salt and deployer, and a salt can be read by anybody once its organisation exists. Who brings one that
 * somebody else brought before deploys from the own account only, and a contract only where it vouched for itself: another
 * deployer could mean the other's contracts, and they would show up under a foreign name.
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

/** Chains that keep their plan, because it is the wanted one or because something of it exists or is on its way. */
function keptChains(
  existing: readonly Deployment[],
  contracts: readonly LedgerContract[],
  wanted: ReadonlyMap<ChainId, Address>,
  requested: Requested,
): Map<ChainId, Address> {
  const kept = new Map<ChainId, Address>();
  for (const { chainId, deployer } of existing) {
    const replannable = isReplannable(statesOf(contracts.filter((contract) => contract.chainId === chainId)));
    if (replannable && !sameAddress(wanted.get(chainId), deployer)) continue;
    const named = requested.find((entry) => entry.chainId === chainId);
    if (named && !sameAddress(named.deployer, deployer)) {
      throw conflict(`Chain ${chainId} is already being deployed by ${deployer}`);
    }
    kept.set(chainId, deployer);
  }
  return kept;
}

function planFor({ planner }: RegisterDependencies, organisation: Organisation, deployers: ReadonlyMap<ChainId, Address>): Plan {
  const { name, modules, token, salt } = organisation;
  try {
    return planner({ organisation: { name, modules, token }, salt, deployers: Object.fromEntries(deployers) });
  } catch (error) {
    if (isPlanError(error)) throw invalid(error.message, 'plan-impossible');
    throw error;
  }
}

/**
 * Predicts and freezes every address. Registering again changes nothing for the same deployers; another signer takes over
 * the chains of which nothing exists and nothing is on its way.
 */
export async function register(
  dependencies: RegisterDependencies,
  organisation: Organisation,
  account: Account,
  requested: Requested,
): Promise<void> {
  const { deployments, organisations, now, publish } = dependencies;
  const wanted = wantedDeployers(organisation, account.address, requested);
  await requireOwnNamespace(dependencies, organisation, account, wanted);
  // A transaction that nobody reported may have landed: a chain must be asked before its plan is thrown away.
  for (const { organisationId, chainId, deployer } of await deployments.list(organisation.id)) {
    if (!sameAddress(wanted.get(chainId), deployer)) await reconcileChain(dependencies, { organisationId, chainId });
  }
  const changed = await deployments.locked(organisation.id, async (on) => {
    const [existing, contracts] = await Promise.all([deployments.list(organisation.id), deployments.contracts(organisation.id)]);
    const kept = keptChains(existing, contracts, wanted, requested);
    if (kept.size === wanted.size) return false;
    const plan = planFor(dependencies, organisation, new Map([...wanted, ...kept]));
    for (const chain of plan.chains) {
      if (!kept.has(chain.chainId)) await deployments.replacePlan(organisation.id, freezePlan(chain), now(), on);
    }
    const { from, to } = organisationStep('register');
    await organisations.move(organisation.id, from, to, on);
    return true;
  });
  if (changed) publish({ organisationId: organisation.id, chainId: null });
}
