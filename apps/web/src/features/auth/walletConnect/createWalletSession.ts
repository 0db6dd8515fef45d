import { type Chain, numberToHex } from 'viem';
import { ProviderError, unauthorised } from '../localWallet/providerError.ts';
import { type Call, createChainSwitch } from './createChainSwitch.ts';
import { type ChainMemory, createHeldSession, type SessionState } from './createHeldSession.ts';
import { pair } from './pair.ts';
import type { PairedClient, PairedSession, SessionEvent } from './pairedClient.ts';
import type { PairingDesk } from './pairingDesk.ts';
import { proposalFor, scopeOf, WALLET_METHODS } from './sessionScope.ts';
import { toProviderError } from './toProviderError.ts';
import { walletAppLink } from './walletAppLink.ts';

export interface WalletSessionDependencies {
  client(): Promise<PairedClient>;
  desk: PairingDesk;
  /** Chains of the installation, preferred one first. */
  chains: readonly Chain[];
  /** Sends a request to the installation's own node of a chain. */
  read(chainId: number, call: Call): Promise<unknown>;
  memory: ChainMemory;
  onChange(state: SessionState): void;
  /** The wallet ended the session, or it expired. */
  onEnd(): void;
}

export interface WalletSession {
  /** Shows a code and waits for a wallet. Throws what `pair` throws. */
  begin(chainId: number | undefined): Promise<SessionState>;
  /** Resumes the session of an earlier visit, if the wallet still has it. */
  restore(): Promise<SessionState | undefined>;
  end(): Promise<void>;
  state(): SessionState | undefined;
  /** EIP-1193: signatures and transactions go to the wallet, reads to our own node. */
  request(call: Call): Promise<unknown>;
  /** Throws 4902 for a chain that the wallet neither allows nor adds. */
  switchChain(chainId: number): Promise<void>;
}

/** Milliseconds. How long ending a session waits for the wallet to be told; nobody should have to wait longer. */
const FAREWELL_MS = 3_000;

/** Pairs with a new wallet and discards what earlier visits left. Throws 4100 where the wallet gives no account. */
async function pairAnew(desk: PairingDesk, chains: readonly Chain[], open: () => Promise<PairedClient>): Promise<PairedSession> {
  const proposal = proposalFor(chains.map(({ id }) => id));
  const { session: next, isOnThisDevice } = await pair({ desk, offer: async () => (await open()).offer(proposal) });
  const client = await open();
  for (const left of client.sessions()) if (left.topic !== next.topic) void client.end(left).catch(() => undefined);
  if (scopeOf(next.namespaces).chainIds.length === 0) {
    void client.end(next).catch(() => undefined);
    throw new ProviderError(4100, 'The wallet shared no account on an EVM chain.');
  }
  const app = isOnThisDevice && walletAppLink(next.peer.metadata.redirect);
  if (app) await client.rememberApp({ href: app, name: next.peer.metadata.name });
  return next;
}

/** A session with a wallet on another device: the account and chain in use, and who answers which requests. */
export function createWalletSession(needs: WalletSessionDependencies): WalletSession {
  const { client: getClient, desk, chains, read, memory, onChange, onEnd } = needs;
  const held = createHeldSession(
    chains.map(({ id }) => id),
    memory,
  );
  const { state } = held;
  const { switchChain, look } = createChainSwitch({ held, chains, ask, moveTo });
  let opening: Promise<PairedClient> | undefined;

  const open = () => (opening ??= getClient().then((client) => (client.subscribe(receive), client)));

  async function use(next: PairedSession, preferred: number | undefined): Promise<SessionState> {
    await held.adopt(next, preferred);
    return state()!;
  }

  function moveTo(id: number): void {
    if (held.moveTo(id)) onChange(state()!);
  }

  function receive(event: SessionEvent): void {
    const session = held.session();
    if (!session || event.topic !== session.topic) return;
    if (event.kind === 'ended' || (event.kind === 'updated' && scopeOf(event.namespaces).chainIds.length === 0)) {
      void held.forget();
      onEnd();
    } else if (event.kind === 'updated') {
      void held.adopt({ ...session, namespaces: event.namespaces }, held.chainId());
      look();
      onChange(state()!);
    } else if (event.kind === 'chainChanged') {
      const id = Number(event.data);
      if (held.scope().chainIds.includes(id)) moveTo(id);
    } else {
      held.useAccount(firstAddress(event.data));
      onChange(state()!);
    }
  }

  async function ask({ method, params = [] }: Call): Promise<unknown> {
    const session = held.session();
    if (!session) throw unauthorised();
    const client = await open();
    return client.request(session.topic, held.chainId(), { method, params }).catch((error: unknown) => {
      throw toProviderError(error);
    });
  }

  return {
    state,
    switchChain,
    async begin(preferred) {
      return use(await pairAnew(desk, chains, open), preferred);
    },
    async restore() {
      // Without a session, the protocol's code is not loaded.
      const remembered = await memory.get();
      if (remembered === undefined) return undefined;
      const kept = held.session() ?? (await open()).sessions().at(-1);
      if (kept) return use(kept, remembered);
      await held.forget();
      return undefined;
    },
    async end() {
      const leaving = held.session();
      await held.forget();
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

/** First address in a list of addresses or CAIP-10 names, in lower case. */
function firstAddress(data: unknown): string | undefined {
  const first = Array.isArray(data) ? (data[0] as unknown) : undefined;
  return typeof first === 'string' ? first.split(':').at(-1)!.toLowerCase() : undefined;
}
