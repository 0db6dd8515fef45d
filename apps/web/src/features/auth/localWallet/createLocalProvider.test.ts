import type { Address, Hex } from '@althing/domain/units';
import { recoverMessageAddress, recoverTypedDataAddress, stringToHex } from 'viem';
import { expect, test, vi } from 'vitest';
import type { ApprovalRequest } from './approvals.ts';
import { createLocalProvider, type LocalProviderDependencies } from './createLocalProvider.ts';
import { devAccounts } from './devAccounts.ts';

const [alice, bob] = devAccounts().map(({ address }) => address) as [Address, Address];

function setUp(stored?: string) {
  const items = new Map(stored === undefined ? [] : [['localWallet', stored]]);
  const asked: ApprovalRequest[] = [];
  const answers: (Address | true | undefined)[] = [];
  const rpc = vi.fn<LocalProviderDependencies['rpc']>(async () => '0x1');
  const send = vi.fn<LocalProviderDependencies['send']>(async () => `0x${'ab'.repeat(32)}`);
  const provider = createLocalProvider({
    chainIds: [31337, 31338],
    accounts: async () => devAccounts(),
    ask: async (request) => {
      asked.push(request);
      return answers.shift();
    },
    rpc,
    send,
    storage: { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) },
  });
  const events: [string, unknown][] = [];
  for (const event of ['accountsChanged', 'chainChanged']) provider.on(event, (value) => events.push([event, value]));
  const request = (method: string, ...params: unknown[]) => provider.request({ method, params });
  return { request, asked, answers, rpc, send, events, items, provider };
}
const connected = JSON.stringify({ address: alice, chainId: 31337 });

test('the accounts are those that every local node funds', () => {
  expect(alice).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
  expect(devAccounts().at(9)!.address).toBe('0xa0Ee7A142d267C1f36714E4a8F75612F20a79720');
});

test('nothing is shown to a page before its owner agrees', async () => {
  const { request, answers, events } = setUp();
  expect(await request('eth_accounts')).toEqual([]);
  await expect(request('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 });
  answers.push(bob);
  expect(await request('eth_requestAccounts')).toEqual([bob]);
  expect(await request('eth_accounts')).toEqual([bob]);
  expect(events).toEqual([['accountsChanged', [bob]]]);
});

test('account and chain survive a reload; what is stored wrongly does not', async () => {
  const first = setUp();
  first.answers.push(bob);
  await first.request('wallet_requestPermissions', { eth_accounts: {} });
  await first.request('wallet_switchEthereumChain', { chainId: '0x7a6a' });
  const second = setUp(first.items.get('localWallet'));
  expect(await second.request('eth_accounts')).toEqual([bob]);
  expect(await second.request('eth_chainId')).toBe('0x7a6a');
  expect(await setUp('{nonsense').request('eth_chainId')).toBe('0x7a69');
  expect(await setUp('{"chainId":1}').request('eth_chainId')).toBe('0x7a69');
});

test('another account is announced, and leaving too', async () => {
  const { request, answers, events } = setUp(connected);
  answers.push(bob);
  await request('wallet_requestPermissions', { eth_accounts: {} });
  await request('wallet_revokePermissions', { eth_accounts: {} });
  expect(events).toEqual([
    ['accountsChanged', [bob]],
    ['accountsChanged', []],
  ]);
});

test('a known chain is switched to and announced, an unknown one is 4902', async () => {
  const { request, events } = setUp(connected);
  await request('wallet_switchEthereumChain', { chainId: '0x7a6a' });
  expect(events).toEqual([['chainChanged', '0x7a6a']]);
  await expect(request('wallet_switchEthereumChain', { chainId: '0x1' })).rejects.toMatchObject({ code: 4902 });
  expect(await request('eth_chainId')).toBe('0x7a6a');
});

test('a message is shown as text and signed as EIP-191', async () => {
  const { request, asked, answers } = setUp(connected);
  answers.push(true);
  const signature = (await request('personal_sign', stringToHex('Þing'), alice)) as Hex;
  expect(asked).toEqual([{ kind: 'message', account: alice, text: 'Þing' }]);
  expect(await recoverMessageAddress({ message: 'Þing', signature })).toBe(alice);
});

test('typed data is signed as EIP-712', async () => {
  const typedData = {
    domain: { name: 'Althing', chainId: 31337 },
    types: { A: [{ name: 'b', type: 'string' }] },
    primaryType: 'A',
    message: { b: 'c' },
  } as const;
  const { request, answers } = setUp(connected);
  answers.push(true);
  const signature = (await request('eth_signTypedData_v4', alice, JSON.stringify(typedData))) as Hex;
  expect(await recoverTypedDataAddress({ ...typedData, signature })).toBe(alice);
});

test('a refusal is 4001 for every request, and nothing is signed or sent', async () => {
  const { request, send } = setUp(connected);
  const calls: [string, ...unknown[]][] = [
    ['personal_sign', '0x00', alice],
    ['eth_signTypedData_v4', alice, '{"types":{},"primaryType":"A","message":{}}'],
    ['eth_sendTransaction', { from: alice, to: bob }],
  ];
  for (const call of calls) await expect(request(...call)).rejects.toMatchObject({ code: 4001 });
  expect(send).not.toHaveBeenCalled();
});

test('only the connected account signs: another of the ten is 4100, and nobody is asked', async () => {
  const { request, asked } = setUp(connected);
  await expect(request('personal_sign', '0x00', bob)).rejects.toMatchObject({ code: 4100 });
  await expect(request('eth_sendTransaction', { from: bob, to: alice })).rejects.toMatchObject({ code: 4100 });
  await expect(setUp().request('personal_sign', '0x00', alice)).rejects.toMatchObject({ code: 4100 });
  expect(asked).toEqual([]);
});

test('a transaction is asked and sent on the chain that was shown, whatever is switched meanwhile', async () => {
  const { request, asked, answers, send } = setUp(connected);
  answers.push(true);
  const sending = request('eth_sendTransaction', { from: alice, to: bob, value: '0x10', data: '0x1234', gas: '0x5208' });
  await request('wallet_switchEthereumChain', { chainId: '0x7a6a' });
  await sending;
  const transaction = { from: alice, to: bob, value: 16n, data: '0x1234', gas: 21_000n };
  expect(asked).toEqual([{ kind: 'transaction', chainId: 31337, transaction }]);
  expect(send).toHaveBeenCalledWith(31337, expect.objectContaining({ address: alice }), transaction);
});

test('reads go to the node of the current chain; what could sign without asking is refused', async () => {
  const { request, rpc } = setUp(connected);
  await request('eth_getBalance', alice, 'latest');
  expect(rpc).toHaveBeenCalledWith(31337, 'eth_getBalance', [alice, 'latest']);
  for (const method of [
    'eth_sign',
    'eth_signTransaction',
    'eth_sendRawTransaction',
    'anvil_setBalance',
    'evm_mine',
    'debug_traceCall',
    'wallet_sendCalls',
  ])
    await expect(request(method), method).rejects.toMatchObject({ code: 4200 });
  expect(rpc).toHaveBeenCalledTimes(1);
});
