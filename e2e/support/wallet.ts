import type { BrowserContext, Page } from '@playwright/test';
import { type Chain, createWalletClient, type Hex, http, type LocalAccount, numberToHex, RpcRequestError } from 'viem';

/** An EIP-1193 error as a wallet raises it. */
class WalletError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

interface Call {
  method: string;
  params: readonly unknown[];
}

export interface TestWallet {
  /** Everything the page has asked of the wallet. */
  readonly calls: readonly Call[];
  /** The next call of `method` is refused as a person would refuse it (4001). */
  refuseNext(method: string): void;
  /** The next transaction is signed and sent, but the page never hears of it: the tab was closed at that moment. */
  swallowNextTransaction(): void;
  setChain(id: number): Promise<void>;
  setAccount(account: LocalAccount): Promise<void>;
}

interface Options {
  account: LocalAccount;
  chains: readonly Chain[];
  name?: string;
  /** Sends instead of the account, as a Safe's wallet does, which answers with the hash of what it has proposed to the owners. */
  send?: (transaction: { to: Hex; data?: Hex; value?: Hex }) => Promise<Hex>;
  /** Makes several calls one transaction (EIP-5792) and answers its id; a wallet without it says that it cannot. */
  sendAll?: (calls: readonly { to: Hex; data?: Hex; value?: Hex }[]) => Promise<Hex>;
}

const BINDING = '__althingTestWallet';
const ICON = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><rect width='8' height='8' fill='teal'/></svg>";

/**
 * Announces a wallet to the page by EIP-6963. The page sees only a provider; keys and RPC stay in this process, and what it signs
 * and sends is real.
 */
export async function installWallet(
  context: BrowserContext,
  { account, chains, name = 'Test Wallet', send: propose, sendAll }: Options,
): Promise<TestWallet> {
  let current = account;
  let chainId: number = chains[0]!.id;
  let isConnected = false;
  let swallow = false;
  const calls: Call[] = [];
  const refusals: string[] = [];

  const emit = (event: string, value: unknown) =>
    Promise.all(context.pages().map((page: Page) => page.evaluate(([e, v]) => window.althingTestWallet?.(e, v), [event, value] as const)));

  function chain(): Chain {
    const found = chains.find(({ id }) => id === chainId);
    if (!found) throw new WalletError(4901, `The wallet is on chain ${chainId}, which it cannot reach`);
    return found;
  }

  const client = () => createWalletClient({ account: current, chain: chain(), transport: http() });

  async function send(transaction: { to: Hex; data?: Hex; value?: Hex; gas?: Hex }): Promise<Hex> {
    const { to, data, value, gas } = transaction;
    const hash = await client().sendTransaction({
      to,
      ...(data && { data }),
      ...(value && { value: BigInt(value) }),
      ...(gas && { gas: BigInt(gas) }),
    });
    if (!swallow) return hash;
    swallow = false;
    return new Promise<never>(() => {});
  }

  async function answer({ method, params }: Call): Promise<unknown> {
    const refused = refusals.indexOf(method);
    if (refused >= 0) {
      refusals.splice(refused, 1);
      throw new WalletError(4001, 'User rejected the request.');
    }
    switch (method) {
      case 'eth_requestAccounts':
        isConnected = true;
        return [current.address];
      case 'eth_accounts':
        return isConnected ? [current.address] : [];
      case 'wallet_requestPermissions':
        isConnected = true;
        return [{ parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value: [current.address] }] }];
      case 'wallet_revokePermissions':
        isConnected = false;
        return null;
      case 'eth_chainId':
        return numberToHex(chainId);
      case 'wallet_switchEthereumChain': {
        const id = Number((params[0] as { chainId: Hex }).chainId);
        if (!chains.some((known) => known.id === id)) throw new WalletError(4902, `Unrecognized chain ID ${id}`);
        chainId = id;
        void emit('chainChanged', numberToHex(id));
        return null;
      }
      case 'personal_sign':
        return current.signMessage({ message: { raw: params[0] as Hex } });
      case 'eth_signTypedData_v4':
        return current.signTypedData(JSON.parse(params[1] as string));
      case 'eth_sendTransaction':
        return (propose ?? send)(params[0] as Parameters<typeof send>[0]);
      case 'wallet_getCapabilities':
        if (!sendAll) throw new WalletError(4200, 'This wallet takes one call at a time');
        return { [numberToHex(chainId)]: { atomic: { status: 'supported' } } };
      case 'wallet_sendCalls':
        if (!sendAll) throw new WalletError(4200, 'This wallet takes one call at a time');
        return { id: await sendAll((params[0] as { calls: Parameters<typeof sendAll>[0] }).calls) };
      default:
        return client().request({ method, params } as Parameters<ReturnType<typeof client>['request']>[0]);
    }
  }

  await context.exposeFunction(BINDING, async (method: string, params: readonly unknown[]) => {
    calls.push({ method, params });
    try {
      return { result: (await answer({ method, params })) ?? null };
    } catch (error) {
      // An exposed function loses every property of an error but its message, so the code travels as data.
      const code = error instanceof WalletError || error instanceof RpcRequestError ? error.code : -32603;
      return { error: { code, message: error instanceof Error ? error.message : String(error) } };
    }
  });
  await context.addInitScript(announce, {
    binding: BINDING,
    info: { uuid: crypto.randomUUID(), name, rdns: 'org.althing.test-wallet', icon: ICON },
  });

  return {
    calls,
    refuseNext: (method) => void refusals.push(method),
    swallowNextTransaction: () => void (swallow = true),
    async setChain(id) {
      chainId = id;
      await emit('chainChanged', numberToHex(id));
    },
    async setAccount(next) {
      current = next;
      await emit('accountsChanged', [next.address]);
    },
  };
}

type Answer = { result: unknown; error?: undefined } | { error: { code: number; message: string } };
type Listener = (value: unknown) => void;

declare global {
  interface Window {
    althingTestWallet?: (event: string, value: unknown) => void;
  }
}

/** Runs in the page. */
function announce({ binding, info }: { binding: string; info: Record<string, string> }): void {
  const listeners = new Map<string, Set<Listener>>();
  const ask = (window as unknown as Record<string, (method: string, params: readonly unknown[]) => Promise<Answer>>)[binding]!;
  const provider = {
    async request({ method, params = [] }: { method: string; params?: readonly unknown[] }) {
      const { error, ...rest } = await ask(method, params);
      if (error) throw Object.assign(new Error(error.message), { code: error.code });
      return (rest as { result: unknown }).result;
    },
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener);
    },
  };
  window.althingTestWallet = (event, value) => listeners.get(event)?.forEach((listener) => listener(value));
  const announceProvider = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }));
  window.addEventListener('eip6963:requestProvider', announceProvider);
  announceProvider();
}
