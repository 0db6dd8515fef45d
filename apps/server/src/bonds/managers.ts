import { getSafeOwners } from '@althing/bindings';
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

/** Whether an account is the address on the chain: a contract account is itself on its own chain only. */
export const isAccount = (user: Pick<User, 'address' | 'chainId'>, address: Address, chainId: ChainId): boolean =>
  sameAddress(user.address, address) && (user.chainId === null || user.chainId === chainId);

export type Managers = ReturnType<typeof createManagers>;

/** Who may act for an organisation's markets: its creator, its bonding-engine modules, and the owners of their Safes (as the chain says). */
export function createManagers({ deployments, chains }: { deployments: Deployments; chains: ChainClients }) {
  /** Addresses of the bonding engine: its Safes, and what the form names in their place. */
  async function modules({ id, modules: form }: Organisation): Promise<Module[]> {
    const contracts = await deployments.contracts(id);
    const safes = contracts.filter(({ kind }) => kind === 'bondingEngine');
    const named = form.bondingEngine
      .filter(({ isMultisig }) => !isMultisig)
      .flatMap(({ chainId, addresses: [value = ''] }) => {
        const module = contracts.find((contract) => contract.chainId === chainId && contract.stepId === value);
        const address = module ? getAddress(module.address) : parseAddress(value);
        return address ? [{ chainId, address }] : [];
      });
    return [...safes.map(({ chainId, address }) => ({ chainId, address: getAddress(address) })), ...named];
  }

  async function ownersOf({ chainId, address }: Module): Promise<readonly Address[]> {
    if (!chains.has(chainId)) return [];
    // What is no Safe, or not there yet, has no owners.
    return getSafeOwners(chains.client(chainId), { safe: address }).catch(() => []);
  }

  return {
    /** Whether markets of `owner` on the chain are markets of the organisation. */
    async owns(organisation: Organisation, owner: Address, chainId: ChainId): Promise<boolean> {
      const isCreator = isAccount({ address: organisation.creator, chainId: organisation.creatorChainId }, owner, chainId);
      return isCreator || (await modules(organisation)).some((module) => module.chainId === chainId && sameAddress(module.address, owner));
    },

    async mayManage(organisation: Organisation, user: User): Promise<boolean> {
      if (user.id === organisation.creatorId) return true;
      for (const module of await modules(organisation)) {
        if (isAccount(user, module.address, module.chainId)) return true;
        if ((await ownersOf(module)).some((owner) => isAccount(user, owner, module.chainId))) return true;
      }
      return false;
    },

    /** Whether an account signs for a Safe. */
    async signsFor(user: User, safe: Address, chainId: ChainId): Promise<boolean> {
      return (await ownersOf({ chainId, address: safe })).some((owner) => isAccount(user, owner, chainId));
    },
  };
}
