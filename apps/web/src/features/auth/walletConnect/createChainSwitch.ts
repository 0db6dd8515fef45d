import { type Chain, numberToHex } from 'viem';
import { ProviderError, unauthorised, unknownChain } from '../localWallet/providerError.ts';
import type { HeldSession } from './createHeldSession.ts';

export interface Call {
  method: string;
  params?: unknown;
}

interface ChainSwitchDependencies {
  held: HeldSession;
  chains: readonly Chain[];
  /** Sends a request to the wallet. */
  ask(call: Call): Promise<unknown>;
  moveTo(chainId: number): void;
}

/** Milliseconds. After answering a request for another chain, a wallet adds that chain to the session by a separate message. */
const WIDENING_MS = 10_000;

/** Moves a session to another chain. If the session does not include the chain, the wallet is asked to switch to it, or to add it. */
export function createChainSwitch({ held, chains, ask, moveTo }: ChainSwitchDependencies) {
  const awaited = new Set<() => void>();

  /** Wallets have different errors for an unknown chain, so on any error but a refusal they are offered to add it. */
  async function askForChain(id: number): Promise<void> {
    const hex = numberToHex(id);
    try {
      await ask({ method: 'wallet_switchEthereumChain', params: [{ chainId: hex }] });
    } catch (error) {
      const chain = chains.find((known) => known.id === id);
      if (isRefusal(error) || !chain || !held.scope().methods.has('wallet_addEthereumChain')) throw error;
      await ask({ method: 'wallet_addEthereumChain', params: [addParameter(chain)] });
    }
    if (!(await isWidened(id))) throw unknownChain(id);
  }

  function isWidened(id: number): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (answer: boolean) => {
        clearTimeout(timer);
        awaited.delete(look);
        resolve(answer);
      };
      const look = () => held.scope().chainIds.includes(id) && settle(true);
      const timer = setTimeout(() => settle(false), WIDENING_MS);
      awaited.add(look);
      look();
    });
  }

  async function switchChain(id: number): Promise<void> {
    if (!held.session()) throw unauthorised();
    if (!held.scope().chainIds.includes(id)) {
      if (!held.scope().methods.has('wallet_switchEthereumChain')) throw unknownChain(id);
      await askForChain(id);
    }
    moveTo(id);
  }

  return {
    switchChain,
    /** Call it when the session's chains may have changed. */
    look: () => awaited.forEach((each) => each()),
  };
}

const isRefusal = (error: unknown) => error instanceof ProviderError && (error.code === 4001 || error.code === 5000);

/** Parameter of `wallet_addEthereumChain` (EIP-3085). */
const addParameter = ({ id, name, nativeCurrency, rpcUrls, blockExplorers }: Chain) => ({
  chainId: numberToHex(id),
  chainName: name,
  nativeCurrency,
  rpcUrls: rpcUrls.default.http,
  ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
});
