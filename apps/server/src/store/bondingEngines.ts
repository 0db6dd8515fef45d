import { parseModuleKey } from '@althing/domain/modules';
import type { Modules } from '@althing/domain/organisation';
import { type Address, addressInAnyCase, type ChainId } from '@althing/domain/units';
import { and, asc, eq } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { Queryable } from './database.ts';
import type { FrozenChainPlan } from './frozenPlan.ts';
import { bondingEngines, organisations } from './schema/index.ts';

/** An address that is an organisation's bonding engine. `named` where the form names it directly, so that no plan deploys it. */
interface BondingEngine {
  chainId: ChainId;
  address: Address;
  isNamed: boolean;
}

/** Bonding-engine addresses on one chain: Safes that the plan deploys, and addresses that the form gives instead. */
function enginesOf({ bondingEngine }: Modules, { chainId, steps }: FrozenChainPlan): BondingEngine[] {
  const standing = bondingEngine.filter((entry) => entry.chainId === chainId && !entry.isMarkedForDeletion);
  const planned = (step: FrozenChainPlan['steps'][number] | undefined) =>
    step && { chainId, address: getAddress(step.address), isNamed: false };
  const engines = standing.map(({ isMultisig, name, addresses: [value = ''] }) => {
    if (isMultisig) return planned(steps.find((step) => step.kind === 'bondingEngine' && step.name === name));
    const key = parseModuleKey(value);
    // A governor with a timelock acts through the timelock, so that is the address.
    const timelock = key?.type === 'governor' ? steps.find((step) => step.kind === 'timelock' && step.name === key.name) : undefined;
    const address = addressInAnyCase(value);
    return planned(timelock ?? steps.find(({ id }) => id === value)) ?? (address ? { chainId, address, isNamed: true } : undefined);
  });
  const byAddress = new Map(engines.flatMap((engine) => (engine ? [[engine.address, engine] as const] : [])));
  return [...byAddress.values()];
}

/** Stores the bonding-engine addresses of a plan's chain, replacing those of an earlier plan. */
export async function putEngines(on: Queryable, organisationId: string, plan: FrozenChainPlan): Promise<void> {
  const [row] = await on.select({ modules: organisations.modules }).from(organisations).where(eq(organisations.id, organisationId));
  await on.delete(bondingEngines).where(and(eq(bondingEngines.organisationId, organisationId), eq(bondingEngines.chainId, plan.chainId)));
  const engines = row ? enginesOf(row.modules, plan) : [];
  if (engines.length > 0) await on.insert(bondingEngines).values(engines.map((engine) => ({ ...engine, organisationId })));
}

/** Bonding-engine addresses of an organisation; none before it is registered. */
export async function listEngines(on: Queryable, organisationId: string): Promise<{ chainId: ChainId; address: Address }[]> {
  const rows = await on
    .select({ chainId: bondingEngines.chainId, address: bondingEngines.address })
    .from(bondingEngines)
    .where(eq(bondingEngines.organisationId, organisationId))
    .orderBy(asc(bondingEngines.chainId), asc(bondingEngines.address));
  return rows.map(({ chainId, address }) => ({ chainId, address: getAddress(address) }));
}
