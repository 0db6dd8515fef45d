import type { Hex } from '@althing/domain/units';
import { createClient, custom, encodeErrorResult, numberToHex, parseAbi } from 'viem';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Config } from 'wagmi';
import { canBatch, prepareBatch, sendBatch } from './batch.ts';
import { aRequest } from './transaction.builders.ts';

const wallet = vi.hoisted(() => ({ getCapabilities: vi.fn(), sendCalls: vi.fn() }));
vi.mock('wagmi/actions', () => wallet);

const config = {} as Config;
const SAFE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const TOKEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const first = { to: TOKEN, value: 1n, data: '0xaa' } as const;
const request = aRequest({ from: SAFE, isSafe: true, value: 2n, before: [first] });

beforeEach(() => {
  for (const act of Object.values(wallet)) act.mockReset();
});

describe('whether a wallet makes several calls one transaction', () => {
  test.each([
    ['as the standard says it now', { atomic: { status: 'supported' } }, true],
    ['as Safe’s wallets said it before', { atomicBatch: { supported: true } }, true],
    ['after a change of the account, which nobody has asked for', { atomic: { status: 'ready' } }, false],
    ['not at all', {}, false],
  ])('%s', async (_, capabilities, answer) => {
    wallet.getCapabilities.mockResolvedValue(capabilities);
    expect(await canBatch(config, SAFE, 31337)).toBe(answer);
  });

  test('one that does not know the question does not', async () => {
    wallet.getCapabilities.mockRejectedValue(new Error('Method not found'));
    expect(await canBatch(config, SAFE, 31337)).toBe(false);
  });
});

test('all calls go to the wallet in their order, all or none, and it answers the hash of what it has proposed', async () => {
  wallet.sendCalls.mockResolvedValue({ id: '0x0a' });
  expect(await sendBatch(config, request)).toBe('0x0a');
  const { to, data, value } = request;
  expect(wallet.sendCalls).toHaveBeenCalledExactlyOnceWith(config, {
    account: SAFE,
    chainId: 31337,
    calls: [first, { to, data, value }],
    forceAtomic: true,
  });
});

/** A node on which the second call fails with `failure`, if it is given. */
function node({ failure, balance = 10n, asked = [] }: { failure?: Hex; balance?: bigint; asked?: unknown[] }) {
  const call = (data: Hex, isFailing: boolean) => ({
    status: isFailing ? '0x0' : '0x1',
    returnData: data,
    gasUsed: '0x64',
    logs: [],
    ...(isFailing ? { error: { code: 3, message: 'reverted', data } } : {}),
  });
  const block = { number: '0x1', timestamp: '0x1', baseFeePerGas: null, transactions: [], gasLimit: '0x1', gasUsed: '0x0', size: '0x0' };
  const answers: Record<string, (params: unknown) => unknown> = {
    eth_simulateV1: (params) => {
      asked.push(params);
      return [{ ...block, calls: [call('0x', false), call(failure ?? '0x', failure !== undefined)] }];
    },
    eth_gasPrice: () => numberToHex(3n),
    eth_getBalance: () => numberToHex(balance),
    eth_getBlockByNumber: () => block,
  };
  return createClient({
    transport: custom({ request: ({ method, params }: { method: string; params: unknown }) => Promise.resolve(answers[method]!(params)) }),
  });
}

describe('before it is proposed', () => {
  test('the calls are tried one after the other as the Safe, and their gas is one sum', async () => {
    const asked: unknown[] = [];
    const prepared = await prepareBatch(node({ asked }), request);
    expect(prepared).toMatchObject({ ok: true, estimate: { gas: 200n, cost: 600n } });
    expect(asked).toMatchObject([
      [
        {
          blockStateCalls: [
            {
              calls: [
                { from: SAFE, to: TOKEN, data: '0xaa' },
                { from: SAFE, to: request.to, data: request.data },
              ],
            },
          ],
        },
        'latest',
      ],
    ]);
  });

  test('one that would fail is told with the contract’s reason', async () => {
    const failure = encodeErrorResult({ abi: parseAbi(['error Error(string)']), errorName: 'Error', args: ['Not today'] });
    expect(await prepareBatch(node({ failure }), request)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('Not today') as string,
    });
  });

  test('the money of all calls is what the Safe needs', async () => {
    expect(await prepareBatch(node({ balance: 2n }), request)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('0.000000000000000003') as string,
    });
  });
});
