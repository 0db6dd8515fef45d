import { parseModuleKey } from '@althing/domain/modules';
import type { Modules } from '@althing/domain/organisation';
import { type Address, type ChainId, parseAddress } from '@althing/domain/units';
import { and, asc, eq } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { Queryable } from './database.ts';
import type { FrozenChainPlan } from './frozenPlan.ts';
import { bondingEngines, organisations } from './schema/index.ts';

/** An address that is an organisation's bonding engine; named where the form gives it, and no contract of the plan. */
interface BondingEngine {
  chainId: ChainId;
  address: Address;
  isNamed: boolean;
}

/** The bonding engine on a plan's chain: Safes that the plan puts there, and what the form names in their place. */
function enginesOf({ bondingEngine }: Modules, { chainId, steps }: FrozenChainPlan): BondingEngine[] {
  const standing = bondingEngine.filter((entry) => entry.chainId === chainId && !entry.isMarkedForDeletion);
  const planned = (step: FrozenChainPlan['steps'][number] | undefined) =>
    step && { chainId, address: getAddress(step.address), isNamed: false };
  const engines = standing.map(({ isMultisig, name, addresses: [value = ''] }) => {
    if (isMultisig) return planned(steps.find((step) => step.kind === 'bondingEngine' && step.name === name));
    const key = parseModuleKey(value);
    // A governor with a timelock owns and acts through it.
    const timelock = key?.type === 'governor' ? steps.find((step) => step.kind === 'timelock' && step.name === key.name) : undefined;
    const address = parseAddress(value);
    return planned(timelock ?? steps.find(({ id }) => id === value)) ?? (address ? { chainId, address, isNamed: true } : undefined);
  });
  const byAddress = new Map(engines.flatMap((engine) => (engine ? [[engine.address, engine] as const] : [])));
  return [...byAddress.values()];
}

/** Writes down the bonding engine on a plan's chain, in the place of what an earlier plan had there. */
export async function putEngines(on: Queryable, organisationId: string, plan: FrozenChainPlan): Promise<void> {
  const [row] = await on.select({ modules: organisations.modules }).from(organisations).where(eq(organisations.id, organisationId));
  await on.delete(bondingEngines).where(and(eq(bondingEngines.organisationId, organisationId), eq(bondingEngines.chainId, plan.chainId)));
  const engines = row ? enginesOf(row.modules, plan) : [];
  if (engines.length > 0) await on.insert(bondingEngines).values(engines.map((engine) => ({ ...engine, organisationId })));
}

/** Addresses of the bonding engine of an organisation; none before it is registered. */
export async function listEngines(on: Queryable, organisationId: string): Promise<{ chainId: ChainId; address: Address }[]> {
  const rows = await on
    .select({ chainId: bondingEngines.chainId, address: bondingEngines.address })
    .from(bondingEngines)
    .where(eq(bondingEngines.organisationId, organisationId))
    .orderBy(asc(bondingEngines.chainId), asc(bondingEngines.address));
  return rows.map(({ chainId, address }) => ({ chainId, address: getAddress(address) }));
}
