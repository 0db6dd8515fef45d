import { type Address, type Chain, numberToHex } from 'viem';
import { ProviderError, unauthorised, unknownChain } from '../localWallet/providerError.ts';
import { pair } from './pair.ts';
import type { PairedClient, PairedSession, SessionEvent } from './pairedClient.ts';
import type { PairingDesk } from './pairingDesk.ts';
import { proposalFor, type Scope, scopeOf, WALLET_METHODS } from './sessionScope.ts';
import { toProviderError } from './toProviderError.ts';
import { walletAppLink } from './walletAppLink.ts';

export interface SessionState {
  /** The wallet's current account first. */
  accounts: readonly Address[];
  chainId: number;
}

interface Call {
  method: string;
  params?: unknown;
}

export interface WalletSessionDependencies {
  client(): Promise<PairedClient>;
  desk: PairingDesk;
  /** Chains of the installation, the preferred one first. */
  chains: readonly Chain[];
  /** A call to the installation's own node of a chain. */
  read(chainId: number, call: Call): Promise<unknown>;
  /** The chain in use, for as long as there is a session; undefined forgets it. */
  memory: { get(): Promise<number | undefined>; set(chainId: number | undefined): Promise<void> };
  onChange(state: SessionState): void;
  /** The wallet left, or the session ran out. */
  onEnd(): void;
}

export interface WalletSession {
  /** Shows a code and waits for a wallet. Throws as `pair` does. */
  begin(chainId: number | undefined): Promise<SessionState>;
  /** The session of an earlier visit, while the wallet keeps it. */
  restore(): Promise<SessionState | undefined>;
  end(): Promise<void>;
  state(): SessionState | undefined;
  /** EIP-1193: signatures and transactions go to the wallet, reads to our own node. */
  request(call: Call): Promise<unknown>;
  /** Throws 4902 for a chain that the wallet neither allows nor adds. */
  switchChain(chainId: number): Promise<void>;
}

/** Telling the wallet is a courtesy, so it may not hold up whoever wants to leave. */
const FAREWELL_MS = 3_000;
/** A wallet that was asked for another chain widens the session in a message of its own, after its answer. */
const WIDENING_MS = 10_000;

/** A session with a wallet on another device: which account and chain are in use, and who answers what. */
export function createWalletSession(needs: WalletSessionDependencies): WalletSession {
  const { client: getClient, desk, chains, read, memory, onChange, onEnd } = needs;
  const awaited = new Set<() => void>();
  let session: PairedSession | undefined;
  let scope: Scope = scopeOf({});
  let chainId = 0;
  let account: Address | undefined;
  let opening: Promise<PairedClient> | undefined;

  const open = () => (opening ??= getClient().then((client) => (client.subscribe(receive), client)));

  function state(): SessionState | undefined {
    if (!session) return undefined;
    const accounts = scope.accountsOn(chainId);
    return { accounts: accounts.toSorted((a, b) => Number(b === account) - Number(a === account)), chainId };
  }

  function adopt(next: PairedSession, preferred: readonly (number | undefined)[]): void {
    session = next;
    scope = scopeOf(next.namespaces);
    const known = [...preferred, ...chains.map(({ id }) => id)].find((id) => id !== undefined && scope.chainIds.includes(id));
    chainId = known ?? scope.chainIds[0] ?? 0;
  }

  async function use(next: PairedSession, preferred: number | undefined): Promise<SessionState> {
    adopt(next, [preferred]);
    await memory.set(chainId);
    return state()!;
  }

  function forget(): Promise<void> {
    session = undefined;
    account = undefined;
    return memory.set(undefined);
  }

  function moveTo(id: number): void {
    if (id === chainId) return;
    chainId = id;
    void memory.set(id);
    onChange(state()!);
  }

  function receive(event: SessionEvent): void {
    if (!session || event.topic !== session.topic) return;
    if (event.kind === 'ended' || (event.kind === 'updated' && scopeOf(event.namespaces).chainIds.length === 0)) {
      void forget();
      onEnd();
    } else if (event.kind === 'updated') {
      adopt({ ...session, namespaces: event.namespaces }, [chainId]);
      void memory.set(chainId);
      awaited.forEach((look) => look());
      onChange(state()!);
    } else if (event.kind === 'chainChanged') {
      const id = Number(event.data);
      if (scope.chainIds.includes(id)) moveTo(id);
    } else {
      const current = firstAddress(event.data);
      account = scope.accountsOn(chainId).find((known) => known.toLowerCase() === current) ?? account;
      onChange(state()!);
    }
  }

  async function ask({ method, params = [] }: Call): Promise<unknown> {
    if (!session) throw unauthorised();
    const client = await open();
    return client.request(session.topic, chainId, { method, params }).catch((error: unknown) => {
      throw toProviderError(error);
    });
  }

  /** Wallets word "unknown chain" in many ways, so anything but a refusal is followed by the offer to add it. */
  async function askForChain(id: number): Promise<void> {
    const hex = numberToHex(id);
    try {
      await ask({ method: 'wallet_switchEthereumChain', params: [{ chainId: hex }] });
    } catch (error) {
      const chain = chains.find((known) => known.id === id);
      if (isRefusal(error) || !chain || !scope.methods.has('wallet_addEthereumChain')) throw error;
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
      const look = () => scope.chainIds.includes(id) && settle(true);
      const timer = setTimeout(() => settle(false), WIDENING_MS);
      awaited.add(look);
      look();
    });
  }

  async function switchChain(id: number): Promise<void> {
    if (!session) throw unauthorised();
    if (!scope.chainIds.includes(id)) {
      if (!scope.methods.has('wallet_switchEthereumChain')) throw unknownChain(id);
      await askForChain(id);
    }
    moveTo(id);
  }

  return {
    state,
    switchChain,
    async begin(preferred) {
      const proposal = proposalFor(chains.map(({ id }) => id));
      const { session: next, isOnThisDevice } = await pair({ desk, offer: async () => (await open()).offer(proposal) });
      const client = await open();
      // Whoever starts anew has no use for what an earlier visit left behind.
      for (const left of client.sessions()) if (left.topic !== next.topic) void client.end(left).catch(() => undefined);
      if (scopeOf(next.namespaces).chainIds.length === 0) {
        void client.end(next).catch(() => undefined);
        throw new ProviderError(4100, 'The wallet opened no account on an EVM chain.');
      }
      const app = isOnThisDevice && walletAppLink(next.peer.metadata.redirect);
      if (app) await client.rememberApp({ href: app, name: next.peer.metadata.name });
      return use(next, preferred);
    },
    async restore() {
      // Without a session there is no reason to load the protocol.
      const remembered = await memory.get();
      if (remembered === undefined) return undefined;
      const kept = session ?? (await open()).sessions().at(-1);
      if (kept) return use(kept, remembered);
      await forget();
      return undefined;
    },
    async end() {
      const leaving = session;
      await forget();
      if (!leaving) return;
      const farewell = open().then((client) => client.end(leaving));
      await Promise.race([farewell.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))]);
    },
    async request(call) {
      const current = state();
      if (!current) throw unauthorised();
      if (call.method === 'eth_accounts' || call.method === 'eth_requestAccounts') return current.accounts;
      if (call.method === 'eth_chainId') return numberToHex(current.chainId);
      if (call.method === 'wallet_switchEthereumChain') {
        await switchChain(Number((call.params as [{ chainId: string }])[0].chainId));
        return null;
      }
      return WALLET_METHODS.includes(call.method) ? ask(call) : read(current.chainId, call);
    },
  };
}

const isRefusal = (error: unknown) => error instanceof ProviderError && (error.code === 4001 || error.code === 5000);

/** Of a list of addresses or CAIP-10 names, in lower case. */
function firstAddress(data: unknown): string | undefined {
  const first = Array.isArray(data) ? (data[0] as unknown) : undefined;
  return typeof first === 'string' ? first.split(':').at(-1)!.toLowerCase() : undefined;
}

/** EIP-3085 */
const addParameter = ({ id, name, nativeCurrency, rpcUrls, blockExplorers }: Chain) => ({
  chainId: numberToHex(id),
  chainName: name,
  nativeCurrency,
  rpcUrls: rpcUrls.default.http,
  ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
});
