import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { hexToString, type LocalAccount, numberToHex, type TypedDataDefinition } from 'viem';
import type { ApprovalRequest, TransactionRequest } from './approvals.ts';
import { ProviderError, rejected, unauthorised, unknownChain, unsupported } from './providerError.ts';

export interface LocalProviderDependencies {
  chainIds: readonly [number, ...number[]];
  /** The accounts. Derived when first needed, because that takes a moment and loads code of its own. */
  accounts(): Promise<readonly LocalAccount[]>;
  ask(request: ApprovalRequest): Promise<Address | true | undefined>;
  /** A JSON-RPC call to the node of a chain. */
  rpc(chainId: number, method: string, params: readonly unknown[]): Promise<unknown>;
  /** Completes, signs and sends the transaction; answers its hash. */
  send(chainId: number, account: LocalAccount, transaction: TransactionRequest): Promise<Hex>;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

type Listener = (value: unknown) => void;
type Params = readonly unknown[];

export interface LocalProvider {
  request(call: { method: string; params?: unknown }): Promise<unknown>;
  on(event: string, listener: Listener): void;
  removeListener(event: string, listener: Listener): void;
}

export const STATE_KEY = 'localWallet';
/** Reads are passed on to the node. Methods that neither match this nor are answered by the wallet are refused. */
const READS = /^(eth_(?!sign|send|account|coinbase)|net_|web3_)/;

type Methods = Record<string, (params: Params) => unknown>;

interface Signing extends Pick<LocalProviderDependencies, 'send'> {
  /** The account that is to sign. */
  signer(address: unknown): Promise<LocalAccount>;
  approve(request: ApprovalRequest): Promise<void>;
  chainId(): number;
}

/** Methods that sign something, each after asking the owner. */
function signingMethods({ signer, approve, send, chainId }: Signing): Methods {
  return {
    personal_sign: async ([message, address]) => {
      const account = await signer(address);
      const raw = message as Hex;
      await approve({ kind: 'message', account: account.address, text: hexToString(raw) });
      return account.signMessage({ message: { raw } });
    },
    eth_signTypedData_v4: async ([address, json]) => {
      const account = await signer(address);
      const typedData = (typeof json === 'string' ? JSON.parse(json) : json) as TypedDataDefinition;
      await approve({ kind: 'typedData', account: account.address, typedData });
      return account.signTypedData(typedData);
    },
    eth_sendTransaction: async ([call]) => {
      const transaction = readTransaction(call);
      const id = chainId();
      const account = await signer(transaction.from);
      await approve({ kind: 'transaction', chainId: id, transaction });
      return send(id, account, transaction);
    },
  };
}

/**
 * An EIP-1193 wallet with accounts of its own. Account and chain survive reloads, and every signature and transaction has to be confirmed. Errors:
 * 4001 for a refusal, 4902 for an unknown chain, 4100 for an account that is not connected.
 */
export function createLocalProvider({ chainIds, accounts, ask, rpc, send, storage }: LocalProviderDependencies): LocalProvider {
  const listeners = new Map<string, Set<Listener>>();
  const state = readState(storage, chainIds);
  const emit = (event: string, value: unknown) => listeners.get(event)?.forEach((listener) => listener(value));
  const save = () => storage.setItem(STATE_KEY, JSON.stringify(state));
  const connected = () => (state.address ? [state.address] : []);

  function setAddress(address: Address | undefined) {
    if (state.address === address) return;
    state.address = address;
    save();
    emit('accountsChanged', connected());
  }

  async function chooseAccount(): Promise<Address> {
    const request = {
      kind: 'connect',
      chainId: state.chainId,
      addresses: (await accounts()).map(({ address }) => address),
      current: state.address,
    } as const;
    const answer = await ask(request);
    if (typeof answer !== 'string') throw rejected();
    setAddress(answer);
    return answer;
  }

  /** The account that is to sign; only the connected one may. */
  async function signer(address: unknown): Promise<LocalAccount> {
    const account = (await accounts()).find((candidate) => sameAddress(candidate.address, String(address)));
    if (!account || !sameAddress(account.address, state.address)) throw unauthorised();
    return account;
  }

  async function approve(request: ApprovalRequest): Promise<void> {
    if ((await ask(request)) === undefined) throw rejected();
  }

  const permissions = () =>
    state.address ? [{ parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value: connected() }] }] : [];

  const methods: Methods = {
    eth_accounts: connected,
    eth_requestAccounts: async () => [state.address ?? (await chooseAccount())],
    eth_chainId: () => numberToHex(state.chainId),
    net_version: () => String(state.chainId),
    wallet_getPermissions: permissions,
    wallet_requestPermissions: async () => {
      await chooseAccount();
      return permissions();
    },
    wallet_revokePermissions: () => {
      setAddress(undefined);
      return null;
    },
    wallet_switchEthereumChain: ([target]) => {
      const id = Number((target as { chainId?: unknown } | undefined)?.chainId);
      if (!chainIds.includes(id)) throw unknownChain(id);
      state.chainId = id;
      save();
      emit('chainChanged', numberToHex(id));
      return null;
    },
    ...signingMethods({ signer, approve, send, chainId: () => state.chainId }),
  };

  return {
    async request({ method, params = [] }) {
      const answer = methods[method];
      if (answer) return answer(params as Params);
      if (!READS.test(method)) throw unsupported(method);
      return rpc(state.chainId, method, params as Params);
    },
    on: (event, listener) => void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
  };
}

interface State {
  address: Address | undefined;
  chainId: number;
}

function readState(storage: Pick<Storage, 'getItem'>, chainIds: LocalProviderDependencies['chainIds']): State {
  try {
    const { address, chainId } = JSON.parse(storage.getItem(STATE_KEY) ?? '{}') as Partial<State>;
    return { address, chainId: chainId !== undefined && chainIds.includes(chainId) ? chainId : chainIds[0] };
  } catch {
    return { address: undefined, chainId: chainIds[0] };
  }
}

function readTransaction(call: unknown): TransactionRequest {
  const { from, to, data, input, value, gas } = (call ?? {}) as Partial<Record<string, string>>;
  if (!from) throw new ProviderError(-32602, 'The transaction names no sender.');
  return {
    from: from as Address,
    to: to as Address | undefined,
    data: (data ?? input ?? '0x') as Hex,
    value: BigInt(value ?? 0),
    gas: gas === undefined ? undefined : BigInt(gas),
  };
}
