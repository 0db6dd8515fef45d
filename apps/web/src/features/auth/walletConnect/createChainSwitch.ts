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
  /** The wallet. */
  ask(call: Call): Promise<unknown>;
  moveTo(chainId: number): void;
}

/** A wallet that was asked for another chain widens the session in a message of its own, after its answer. */
const WIDENING_MS = 10_000;

/** Moves a session to a chain, which the wallet may have to allow, or be told of, first. */
export function createChainSwitch({ held, chains, ask, moveTo }: ChainSwitchDependencies) {
  const awaited = new Set<() => void>();

  /** Wallets word "unknown chain" in many ways, so anything but a refusal is followed by the offer to add it. */
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
    /** To be called when the session may have been widened. */
    look: () => awaited.forEach((each) => each()),
  };
}

const isRefusal = (error: unknown) => error instanceof ProviderError && (error.code === 4001 || error.code === 5000);

/** EIP-3085 */
const addParameter = ({ id, name, nativeCurrency, rpcUrls, blockExplorers }: Chain) => ({
  chainId: numberToHex(id),
  chainName: name,
  nativeCurrency,
  rpcUrls: rpcUrls.default.http,
  ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
});
