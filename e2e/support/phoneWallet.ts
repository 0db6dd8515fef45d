import { SignClient } from '@walletconnect/sign-client';
import { type Chain, createWalletClient, type Hex, http, type LocalAccount, RpcRequestError } from 'viem';

type Client = InstanceType<typeof SignClient>;
type Session = ReturnType<Client['session']['getAll']>[number];
interface Call {
  method: string;
  params: readonly unknown[];
  chainId: number;
}

/** A wallet on another device that speaks WalletConnect over a relay; keys stay here and what it signs and sends is real. */
export interface PhoneWallet {
  /** Everything it was asked. */
  readonly calls: readonly Call[];
  /** Reads a code and answers its proposal. */
  read(uri: string): Promise<void>;
  refuseNext(what: 'proposal' | (string & {})): void;
  /** The chains on which it opens its account from now on; a running session is told. */
  setChains(chains: readonly Chain[]): Promise<void>;
  /** Tells the page that its owner has chosen another chain. */
  announceChain(id: number): Promise<void>;
  /** Its owner ends the session. */
  leave(): Promise<void>;
  isPaired(): boolean;
  close(): Promise<void>;
}

interface Options {
  relayUrl: string;
  account: LocalAccount;
  chains: readonly Chain[];
  /** Chains that it can add when it is asked to. */
  addable?: readonly Chain[];
}

const REFUSED = { code: 5000, message: 'User rejected.' };
const UNKNOWN_CHAIN = { code: 4902, message: 'Unrecognized chain ID' };
const METHODS = ['eth_sendTransaction', 'personal_sign', 'eth_signTypedData_v4', 'wallet_switchEthereumChain', 'wallet_addEthereumChain'];

export async function phoneWallet({ relayUrl, account, chains, addable = [] }: Options): Promise<PhoneWallet> {
  const client = await SignClient.init({
    projectId: 'journeys',
    relayUrl,
    telemetryEnabled: false,
    logger: 'silent',
    // Clients of one process share what they keep under one name.
    customStoragePrefix: crypto.randomUUID(),
    metadata: {
      name: 'Phone Wallet',
      description: 'Wallet of the journeys',
      url: 'https://wallet.example',
      icons: [],
      redirect: { native: 'phonewallet://' },
    },
  });
  const calls: Call[] = [];
  const refusals: string[] = [];
  let opened = chains;
  const session = (): Session | undefined => client.session.getAll()[0];
  const isRefused = (what: string) => {
    const index = refusals.indexOf(what);
    if (index >= 0) refusals.splice(index, 1);
    return index >= 0;
  };
  const namespaces = () => ({
    eip155: {
      chains: opened.map(({ id }) => `eip155:${id}`),
      accounts: opened.map(({ id }) => `eip155:${id}:${account.address}`),
      methods: METHODS,
      events: ['accountsChanged', 'chainChanged'],
    },
  });

  async function open(next: readonly Chain[]): Promise<void> {
    opened = next;
    const current = session();
    if (current) await (await client.update({ topic: current.topic, namespaces: namespaces() })).acknowledged();
  }

  async function answer({ method, params, chainId }: Call): Promise<unknown> {
    const chain = opened.find(({ id }) => id === chainId)!;
    const wallet = createWalletClient({ account, chain, transport: http() });
    switch (method) {
      case 'personal_sign':
        return account.signMessage({ message: { raw: params[0] as Hex } });
      case 'eth_signTypedData_v4':
        return account.signTypedData(JSON.parse(params[1] as string));
      case 'eth_sendTransaction': {
        const { to, data, value, gas } = params[0] as { to: Hex; data?: Hex; value?: Hex; gas?: Hex };
        return wallet.sendTransaction({
          to,
          ...(data && { data }),
          ...(value && { value: BigInt(value) }),
          ...(gas && { gas: BigInt(gas) }),
        });
      }
      case 'wallet_switchEthereumChain':
        if (!opened.some(({ id }) => id === asked(params))) throw UNKNOWN_CHAIN;
        return null;
      case 'wallet_addEthereumChain': {
        const added = addable.find(({ id }) => id === asked(params));
        if (!added) throw UNKNOWN_CHAIN;
        await open([...opened, added]);
        return null;
      }
      default:
        throw { code: 5101, message: `Unsupported methods: ${method}` };
    }
  }

  const answered = new Set<number>();
  // A relay delivers at least once, and the library's own look for repetitions misses those that follow at once.
  client.on('session_proposal', ({ id }) => {
    if (answered.has(id)) return;
    answered.add(id);
    void (isRefused('proposal') ? client.reject({ id, reason: REFUSED }) : client.approve({ id, namespaces: namespaces() }));
  });
  client.on('session_request', async ({ id, topic, params: { request, chainId } }) => {
    const call = { method: request.method, params: request.params as readonly unknown[], chainId: Number(chainId.split(':')[1]) };
    calls.push(call);
    const response = isRefused(call.method)
      ? { error: REFUSED }
      : await answer(call).then(
          (result) => ({ result }),
          (error: unknown) => ({ error: toRpcError(error) }),
        );
    await client.respond({ topic, response: { id, jsonrpc: '2.0', ...response } });
  });

  return {
    calls,
    refuseNext: (what) => void refusals.push(what),
    read: async (uri) => void (await client.pair({ uri })),
    setChains: open,
    announceChain: (id) => client.emit({ topic: session()!.topic, event: { name: 'chainChanged', data: id }, chainId: `eip155:${id}` }),
    leave: () => client.disconnect({ topic: session()!.topic, reason: { code: 6000, message: 'User disconnected.' } }),
    isPaired: () => session() !== undefined,
    async close() {
      client.core.heartbeat.stop();
      await client.core.relayer.transportClose();
    },
  };
}

const asked = (params: readonly unknown[]) => Number((params[0] as { chainId: Hex }).chainId);

const toRpcError = (error: unknown) =>
  error instanceof Error
    ? { code: error instanceof RpcRequestError ? error.code : -32603, message: error.message }
    : (error as typeof REFUSED);
