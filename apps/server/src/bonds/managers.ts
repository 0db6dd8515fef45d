import { readSafe } from '@althing/bindings';
import type { ContractKind } from '@althing/domain/organisation';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import { getAddress } from 'viem';
import type { Clock } from '../base/clock.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { BondRecords } from '../store/bondRecords.ts';
import type { Deployments } from '../store/deployments.ts';
import type { Organisation } from '../store/organisations.ts';
import type { User } from '../store/users.ts';
import { createSafeOwners } from './safeOwners.ts';

interface Module {
  chainId: ChainId;
  address: Address;
}

/** Contracts of an organisation that can own markets. Only those that its plan deploys are certainly its own. */
const OWNERS: readonly ContractKind[] = ['bondingEngine', 'governor', 'timelock'];

type Account = Pick<User, 'address' | 'chainId'>;

/** Whether an account controls the address on that chain. A contract account does so on its own chain only. */
export const isAccount = (user: Account, address: Address, chainId: ChainId): boolean =>
  sameAddress(user.address, address) && (user.chainId === null || user.chainId === chainId);

export type Managers = ReturnType<typeof createManagers>;

interface Dependencies {
  deployments: Deployments;
  bondRecords: BondRecords;
  chains: ChainClients;
  now: Clock;
}

/**
 * Decides who may act for an organisation's markets: its creator, its bonding-engine modules, and the owners of their Safes (as the chain
 * says). Owners may propose, and report what the Safe has executed, but do not speak for the Safe alone.
 */
export function createManagers({ deployments, bondRecords, chains, now }: Dependencies) {
  const safeOwners = createSafeOwners({ chains, now });

  const modules = ({ id }: Organisation): Promise<Module[]> => bondRecords.engines(id);

  async function signsFor(user: Account, { chainId, address }: Module): Promise<boolean> {
    if (!chains.has(chainId) || (user.chainId !== null && user.chainId !== chainId)) return false;
    const safe = await readSafe(chains.untrusted(chainId), address);
    return safe?.owners.some((owner) => isAccount(user, owner, chainId)) ?? false;
  }

  const isYes = (answer: PromiseSettledResult<boolean> | undefined): boolean => answer?.status === 'fulfilled' && answer.value;

  /** Modules whose Safes the account is an owner of. A chain that does not answer hides only its own modules. */
  async function signedBy(user: Account, candidates: readonly Module[]): Promise<{ signed: Module[]; failure: unknown }> {
    const answers = await Promise.allSettled(candidates.map((module) => signsFor(user, module)));
    return {
      signed: candidates.filter((_module, index) => isYes(answers[index])),
      failure: answers.find((answer) => answer.status === 'rejected')?.reason,
    };
  }

  const isModule = (user: Account, list: readonly Module[]): boolean =>
    list.some(({ address, chainId }) => isAccount(user, address, chainId));

  async function mayManage(organisation: Organisation, user: User): Promise<boolean> {
    if (user.id === organisation.creatorId) return true;
    const list = await modules(organisation);
    if (isModule(user, list)) return true;
    const { signed, failure } = await signedBy(user, list);
    if (signed.length === 0 && failure !== undefined) throw failure;
    return signed.length > 0;
  }

  /** Whether the organisation's own plan deploys, or will deploy, something at the address on the chain. */
  async function isOwn({ id }: Organisation, owner: Address, chainId: ChainId): Promise<boolean> {
    return (await deployments.contracts(id, chainId)).some(
      ({ kind, address }) => OWNERS.includes(kind) && sameAddress(getAddress(address), owner),
    );
  }

  return {
    mayManage,
    isOwn,

    /** Whether an account is one of the owners of a Safe. */
    signsFor: (user: Account, safe: Address, chainId: ChainId) => signsFor(user, { address: safe, chainId }),

    /** How an account may create markets: directly, and by proposing to Safes of the bonding engine. */
    async creation(organisation: Organisation, user: User): Promise<{ mayCreate: boolean; mayProposeTo: Module[] }> {
      const list = await modules(organisation);
      const { signed, failure } = await signedBy(user, list);
      if (signed.length === 0 && failure !== undefined) throw failure;
      return { mayCreate: user.id === organisation.creatorId || isModule(user, list), mayProposeTo: signed };
    },

    /** Accounts whose markets an account may put under the organisation: its own, where it created that or is a module of it, and Safes that it signs for. */
    async recordable(organisation: Organisation, user: User): Promise<{ address: Address; chainId: ChainId | null }[]> {
      const list = await modules(organisation);
      const { signed, failure } = await signedBy(user, list);
      if (signed.length === 0 && failure !== undefined) throw failure;
      const isItself = user.id === organisation.creatorId || isModule(user, list);
      return [...(isItself ? [{ address: getAddress(user.address), chainId: user.chainId }] : []), ...signed];
    },

    /** Whether markets of `owner` on the chain count as the organisation's. */
    async owns(organisation: Organisation, owner: Address, chainId: ChainId): Promise<boolean> {
      const isCreator = isAccount({ address: organisation.creator, chainId: organisation.creatorChainId }, owner, chainId);
      return isCreator || (await modules(organisation)).some((module) => module.chainId === chainId && sameAddress(module.address, owner));
    },

    /** Whether an account alone speaks for an owner: it is the owner itself, or it created the organisation whose own contract the owner is. */
    async speaksFor(user: User, owner: Address, chainId: ChainId, organisation: Organisation): Promise<boolean> {
      return isAccount(user, owner, chainId) || (user.id === organisation.creatorId && (await isOwn(organisation, owner, chainId)));
    },

    /** Ids of organisations whose private markets an account may see. */
    async managedBy(user: User): Promise<string[]> {
      const [indexed, unindexed] = await Promise.all([bondRecords.managedBy(user), bondRecords.unindexedEngines(user)]);
      const owners = await Promise.all(unindexed.map(({ chainId, address }) => safeOwners(chainId, address)));
      const signed = unindexed.filter((_engine, index) => owners[index]!.some((owner) => sameAddress(owner, user.address)));
      return [...indexed, ...signed.map(({ organisationId }) => organisationId)];
    },
  };
}
