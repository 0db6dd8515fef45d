import { getSafeOwners } from '@althing/bindings';
import { parseModuleKey } from '@althing/domain/modules';
import type { ContractKind } from '@althing/domain/organisation';
import { type Address, type ChainId, parseAddress, sameAddress } from '@althing/domain/units';
import { getAddress } from 'viem';
import type { ChainClients } from '../chains/chainClients.ts';
import type { Deployments } from '../store/deployments.ts';
import type { Organisation } from '../store/organisations.ts';
import type { User } from '../store/users.ts';

interface Module {
  chainId: ChainId;
  address: Address;
}

/** Contracts of an organisation that no key can speak for. */
const GOVERNED: readonly ContractKind[] = ['governor', 'timelock'];

/** Whether an account is the address on the chain: a contract account is itself on its own chain only. */
export const isAccount = (user: Pick<User, 'address' | 'chainId'>, address: Address, chainId: ChainId): boolean =>
  sameAddress(user.address, address) && (user.chainId === null || user.chainId === chainId);

export type Managers = ReturnType<typeof createManagers>;

/** Who may act for an organisation's markets: its creator, its bonding-engine modules, and the owners of their Safes (as the chain says). */
export function createManagers({ deployments, chains }: { deployments: Deployments; chains: ChainClients }) {
  /** Addresses of the bonding engine: its Safes, and what the form names in their place. */
  async function modules({ id, modules: form }: Organisation): Promise<Module[]> {
    const contracts = await deployments.contracts(id);
    const standing = form.bondingEngine.filter(({ isMarkedForDeletion }) => !isMarkedForDeletion);
    const safes = contracts.filter(
      ({ kind, chainId, name }) =>
        kind === 'bondingEngine' && standing.some((entry) => entry.isMultisig && entry.chainId === chainId && entry.name === name),
    );
    const named = standing
      .filter(({ isMultisig }) => !isMultisig)
      .flatMap(({ chainId, addresses: [value = ''] }) => {
        const here = contracts.filter((contract) => contract.chainId === chainId);
        const key = parseModuleKey(value);
        // A governor with a timelock owns and acts through it.
        const timelock = key?.type === 'governor' ? here.find(({ kind, name }) => kind === 'timelock' && name === key.name) : undefined;
        const module = timelock ?? here.find(({ stepId }) => stepId === value);
        const address = module ? getAddress(module.address) : parseAddress(value);
        return address ? [{ chainId, address }] : [];
      });
    return [...safes.map(({ chainId, address }) => ({ chainId, address: getAddress(address) })), ...named];
  }

  async function ownersOf({ chainId, address }: Module): Promise<readonly Address[]> {
    if (!chains.has(chainId)) return [];
    // What is no Safe, or not there yet, has no owners.
    return getSafeOwners(chains.stranger(chainId), { safe: address }).catch(() => []);
  }

  const signsFor = async (user: User, safe: Address, chainId: ChainId): Promise<boolean> =>
    (await ownersOf({ chainId, address: safe })).some((owner) => isAccount(user, owner, chainId));

  async function mayManage(organisation: Organisation, user: User): Promise<boolean> {
    if (user.id === organisation.creatorId) return true;
    for (const module of await modules(organisation)) {
      if (isAccount(user, module.address, module.chainId) || (await signsFor(user, module.address, module.chainId))) return true;
    }
    return false;
  }

  async function isGovernedBy(organisation: Organisation, owner: Address, chainId: ChainId): Promise<boolean> {
    return (await deployments.contracts(organisation.id)).some(
      (contract) => GOVERNED.includes(contract.kind) && contract.chainId === chainId && sameAddress(getAddress(contract.address), owner),
    );
  }

  return {
    mayManage,

    /** Whether markets of `owner` on the chain are markets of the organisation. */
    async owns(organisation: Organisation, owner: Address, chainId: ChainId): Promise<boolean> {
      const isCreator = isAccount({ address: organisation.creator, chainId: organisation.creatorChainId }, owner, chainId);
      return isCreator || (await modules(organisation)).some((module) => module.chainId === chainId && sameAddress(module.address, owner));
    },

    /** Whether an account speaks for an owner: it is the owner, signs for its Safe, or manages the organisation that governs it. */
    async speaksFor(user: User, owner: Address, chainId: ChainId, organisation: Organisation): Promise<boolean> {
      if (isAccount(user, owner, chainId) || (await signsFor(user, owner, chainId))) return true;
      return (await isGovernedBy(organisation, owner, chainId)) && (await mayManage(organisation, user));
    },
  };
}
