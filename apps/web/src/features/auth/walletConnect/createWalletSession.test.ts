import { type Address, defineChain } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { createWalletSession } from './createWalletSession.ts';
import type { PairedClient, PairedSession, SessionEvent } from './pairedClient.ts';
import { createPairingDesk } from './pairingDesk.ts';
import { WALLET_METHODS } from './sessionScope.ts';

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };
const chain = (id: number) =>
  defineChain({ id, name: `Chain ${id}`, nativeCurrency, rpcUrls: { default: { http: [`https://althing.test/rpc/${id}`] } } });
const chains = [chain(1), chain(10), chain(137)];

const namespaces = (chainIds: readonly number[], accounts: readonly Address[] = [alice], methods = WALLET_METHODS) => ({
  eip155: { accounts: chainIds.flatMap((id) => accounts.map((account) => `eip155:${id}:${account}`)), methods, events: [] },
});
const paired = (scope: PairedSession['namespaces'], topic = 'topic'): PairedSession => ({
  topic,
  pairingTopic: `pairing of ${topic}`,
  namespaces: scope,
  peer: { metadata: { name: 'Phone', redirect: { native: 'phone://' } } },
});

type Answer = (call: { method: string; params: unknown }, chainId: number) => unknown;

function setUp({ kept = [], approves = namespaces([1, 10]) }: { kept?: PairedSession[]; approves?: PairedSession['namespaces'] } = {}) {
  const listeners = new Set<(event: SessionEvent) => void>();
  const asked: { method: string; chainId: number }[] = [];
  const desk = createPairingDesk();
  let remembered: number | undefined = kept.length > 0 ? 10 : undefined;
  let answer: Answer = () => 'signed';
  const client: PairedClient = {
    offer: async () => ({ uri: 'wc:1', approval: Promise.resolve(paired(approves)), withdraw: () => undefined }),
    sessions: () => kept,
    async request(_, chainId, call) {
      asked.push({ method: call.method, chainId });
      return answer(call, chainId);
    },
    end: vi.fn<PairedClient['end']>(async () => undefined),
    rememberApp: vi.fn<PairedClient['rememberApp']>(async () => undefined),
    subscribe: (listener) => void listeners.add(listener),
  };
  const load = vi.fn<() => Promise<PairedClient>>(async () => client);
  const needs = {
    client: load,
    desk,
    chains,
    read: vi.fn<(chainId: number, call: { method: string }) => Promise<unknown>>(async () => 'read'),
    memory: { get: async () => remembered, set: async (id: number | undefined) => void (remembered = id) },
    onChange: vi.fn<(state: unknown) => void>(),
    onEnd: vi.fn<() => void>(),
  };
  return {
    ...needs,
    client,
    load,
    asked,
    session: createWalletSession(needs),
    remembered: () => remembered,
    answer: (next: Answer) => void (answer = next),
    emit: (event: SessionEvent) => listeners.forEach((listener) => listener(event)),
  };
}

afterEach(() => vi.useRealTimers());

test('nothing is loaded on a visit without a session', async () => {
  const { session, load } = setUp();
  expect(await session.restore()).toBeUndefined();
  await expect(session.request({ method: 'eth_accounts' })).rejects.toMatchObject({ code: 4100 });
  expect(load).not.toHaveBeenCalled();
});

test('a session is restored on the chain that was in use, and forgotten where the wallet has ended it meanwhile', async () => {
  const there = setUp({ kept: [paired(namespaces([1, 10]))] });
  expect(await there.session.restore()).toEqual({ accounts: [alice], chainId: 10 });
  const gone = setUp({ kept: [paired(namespaces([1]))] });
  gone.client.sessions = () => [];
  expect(await gone.session.restore()).toBeUndefined();
  expect(gone.remembered()).toBeUndefined();
});

test('a new session starts on the wanted chain, else on the first of the installation that the wallet allows', async () => {
  expect(await setUp().session.begin(10)).toEqual({ accounts: [alice], chainId: 10 });
  expect(await setUp({ approves: namespaces([137, 10]) }).session.begin(1)).toEqual({ accounts: [alice], chainId: 10 });
  expect(await setUp({ approves: namespaces([5]) }).session.begin(undefined)).toEqual({ accounts: [alice], chainId: 5 });
});

test('a new session ends what an earlier visit left, and a wallet without EVM accounts is let go', async () => {
  const left = paired(namespaces([1]), 'left');
  const anew = setUp({ kept: [left] });
  await anew.session.begin(undefined);
  expect(anew.client.end).toHaveBeenCalledExactlyOnceWith(left);
  const foreign = setUp({ approves: {} });
  await expect(foreign.session.begin(undefined)).rejects.toMatchObject({ code: 4100 });
  expect(foreign.client.end).toHaveBeenCalledOnce();
  expect(foreign.session.state()).toBeUndefined();
});

test('a wallet that was opened on this device is opened for each request', async () => {
  const { session, client, desk } = setUp();
  desk.subscribe(() => {
    const view = desk.current();
    if (view?.step === 'waiting') view.openedHere();
  });
  await session.begin(undefined);
  expect(client.rememberApp).toHaveBeenCalledExactlyOnceWith({ href: 'phone://', name: 'Phone' });
});

test('signatures and transactions go to the wallet on the chain in use, everything else to our own node', async () => {
  const { session, asked, read } = setUp();
  await session.begin(10);
  expect(await session.request({ method: 'eth_sendTransaction', params: [] })).toBe('signed');
  expect(await session.request({ method: 'eth_getBalance', params: [] })).toBe('read');
  expect(asked).toEqual([{ method: 'eth_sendTransaction', chainId: 10 }]);
  expect(read).toHaveBeenCalledExactlyOnceWith(10, { method: 'eth_getBalance', params: [] });
});

test("the wallet's refusal keeps its code", async () => {
  const { session, answer } = setUp();
  await session.begin(1);
  answer(() => Promise.reject({ code: 5000, message: 'User rejected.' }));
  await expect(session.request({ method: 'personal_sign', params: [] })).rejects.toMatchObject({ name: 'ProviderRpcError', code: 5000 });
});

test('a chain that the wallet allows is changed to without asking it', async () => {
  const { session, asked, onChange, remembered } = setUp();
  await session.begin(1);
  expect(await session.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })).toBeNull();
  expect(asked).toEqual([]);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ accounts: [alice], chainId: 10 });
  expect(remembered()).toBe(10);
});

test('a wallet that lacks a chain is asked to change, then to add, and is believed once the session holds it', async () => {
  const { session, asked, answer, emit } = setUp();
  await session.begin(1);
  answer(({ method, params }) => {
    if (method === 'wallet_switchEthereumChain') throw { code: -32603, message: 'no such chain' };
    expect(params).toEqual([{ chainId: '0x89', chainName: 'Chain 137', nativeCurrency, rpcUrls: ['https://althing.test/rpc/137'] }]);
    queueMicrotask(() => emit({ kind: 'updated', topic: 'topic', namespaces: namespaces([1, 10, 137]) }));
    return null;
  });
  await session.switchChain(137);
  expect(asked.map(({ method }) => method)).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain']);
  expect(session.state()).toEqual({ accounts: [alice], chainId: 137 });
});

test('a refused change is not followed by an offer to add, and leaves the chain as it was', async () => {
  const { session, asked, answer } = setUp();
  await session.begin(1);
  answer(() => Promise.reject({ code: 4001, message: 'no' }));
  await expect(session.switchChain(137)).rejects.toMatchObject({ code: 4001 });
  expect(asked).toHaveLength(1);
  expect(session.state()?.chainId).toBe(1);
});

test('a wallet that agrees to a chain and never opens it does not have it', async () => {
  vi.useFakeTimers();
  const { session } = setUp();
  await session.begin(1);
  const switching = session.switchChain(137).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await switching).toMatchObject({ code: 4902 });
  expect(session.state()?.chainId).toBe(1);
});

test('a wallet without the method is not asked for a chain', async () => {
  const { session, asked } = setUp({ approves: namespaces([1], [alice], ['personal_sign']) });
  await session.begin(1);
  await expect(session.switchChain(10)).rejects.toMatchObject({ code: 4902 });
  expect(asked).toEqual([]);
});

test('the wallet may change chain, account and scope from its side', async () => {
  const { session, emit, onChange } = setUp({ approves: namespaces([1, 10], [alice, bob]) });
  await session.begin(1);
  emit({ kind: 'chainChanged', topic: 'topic', data: '0xa' });
  expect(onChange).toHaveBeenLastCalledWith({ accounts: [alice, bob], chainId: 10 });
  emit({ kind: 'accountsChanged', topic: 'topic', data: [`eip155:10:${bob}`] });
  expect(onChange).toHaveBeenLastCalledWith({ accounts: [bob, alice], chainId: 10 });
  emit({ kind: 'updated', topic: 'topic', namespaces: namespaces([1], [bob]) });
  expect(onChange).toHaveBeenLastCalledWith({ accounts: [bob], chainId: 1 });
});

test('a chain outside the session and news of other sessions change nothing', async () => {
  const { session, emit, onChange, onEnd } = setUp();
  await session.begin(1);
  emit({ kind: 'chainChanged', topic: 'topic', data: 137 });
  emit({ kind: 'chainChanged', topic: 'other', data: 10 });
  emit({ kind: 'ended', topic: 'other' });
  expect(onChange).not.toHaveBeenCalled();
  expect(onEnd).not.toHaveBeenCalled();
});

test.each<[string, SessionEvent]>([
  ['ends it', { kind: 'ended', topic: 'topic' }],
  ['takes away its last account', { kind: 'updated', topic: 'topic', namespaces: {} }],
])('the session is over when the wallet %s', async (_, event) => {
  const { session, emit, onEnd, remembered } = setUp();
  await session.begin(1);
  emit(event);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(session.state()).toBeUndefined();
  expect(remembered()).toBeUndefined();
});

test('leaving tells the wallet, but waits for it three seconds at most', async () => {
  const { session, client, remembered, onEnd } = setUp();
  const { topic } = paired({});
  await session.begin(1);
  vi.useFakeTimers();
  vi.mocked(client.end).mockReturnValue(new Promise(() => {}));
  const leaving = session.end();
  await vi.advanceTimersByTimeAsync(3_000);
  await leaving;
  expect(client.end).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ topic }));
  expect(session.state()).toBeUndefined();
  expect(remembered()).toBeUndefined();
  expect(onEnd).not.toHaveBeenCalled();
});
