import { type Address, getAddress } from 'viem';
import type { Namespaces } from './pairedClient.ts';

/** Methods that need the owner's consent and go to the wallet; the node answers all others. */
export const WALLET_METHODS = [
  'eth_sendTransaction',
  'personal_sign',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
];

/** All chains are optional, because a wallet must reject a proposal if it does not know one of the required chains. */
export const proposalFor = (chainIds: readonly number[]) => ({
  eip155: { chains: chainIds.map((id) => `eip155:${id}`), methods: WALLET_METHODS, events: ['accountsChanged', 'chainChanged'] },
});

export interface Scope {
  /** In the wallet's own order. */
  chainIds: readonly number[];
  /** The wallet's accounts on a chain. A contract account may exist on one chain only. */
  accountsOn(chainId: number): readonly Address[];
  methods: ReadonlySet<string>;
}

/** What a session allows. Entries that are not CAIP-2 or CAIP-10 names of EVM chains and accounts are ignored. */
export function scopeOf(namespaces: Namespaces): Scope {
  const parts = Object.entries(namespaces).filter(([key]) => key === 'eip155' || key.startsWith('eip155:'));
  const accounts = parts.flatMap(([, part]) => part.accounts.flatMap(parseAccount));
  const announced = parts.flatMap(([key, part]) => [...(key === 'eip155' ? [] : [key]), ...(part.chains ?? [])].flatMap(parseChain));
  return {
    chainIds: [...new Set([...announced, ...accounts.map(({ chainId }) => chainId)])],
    accountsOn: (chainId) => [...new Set(accounts.filter((account) => account.chainId === chainId).map(({ address }) => address))],
    methods: new Set(parts.flatMap(([, part]) => part.methods)),
  };
}

function parseAccount(name: string): { chainId: number; address: Address }[] {
  const match = /^eip155:(\d+):(0x[0-9a-fA-F]{40})$/.exec(name);
  return match ? [{ chainId: Number(match[1]), address: getAddress(match[2]!.toLowerCase()) }] : [];
}

function parseChain(name: string): number[] {
  const match = /^eip155:(\d+)$/.exec(name);
  return match ? [Number(match[1])] : [];
}
