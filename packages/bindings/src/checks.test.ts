import { createPublicClient, custom, type Hex, keccak256, RpcRequestError } from 'viem';
import { describe, expect, it } from 'vitest';
import { type Check, formatCheckValue, formatEvents, runChecks } from './checks.ts';

const ADDRESS = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const OWNER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const code: Hex = '0x6001';

/** A node that answers calls for storage and code, and counts or refuses all others. */
function node(answer: (method: string, params: unknown) => unknown) {
  const asked: string[] = [];
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    asked.push(method);
    const result = answer(method, params);
    if (result instanceof Error) throw result;
    return result;
  };
  return { asked, client: createPublicClient({ transport: custom({ request }, { retryCount: 0 }) }) };
}

const base = { address: ADDRESS, when: 'always' } as const;
const codeHash: Check = { ...base, type: 'codeHash', label: 'Code', expected: keccak256(code) };
const storage: Check = { ...base, type: 'storage', label: 'Slot', slot: '0x00', expected: `0x${'00'.repeat(31)}07` };
const owner: Check = {
  ...base,
  type: 'call',
  label: 'Owner',
  signature: 'function owner() view returns (address)',
  args: [],
  expected: OWNER,
};

describe('running checks', () => {
  it('compares code and storage', async () => {
    const { client } = node((method) => (method === 'eth_getCode' ? code : `0x${'00'.repeat(31)}08`));
    expect(await runChecks(client, [codeHash, storage])).toEqual([
      { label: 'Code', expected: keccak256(code), actual: keccak256(code), ok: true },
      { label: 'Slot', expected: storage.expected, actual: `0x${'00'.repeat(31)}08`, ok: false },
    ]);
  });

  it('reports what cannot be read as null and not ok, and does not throw', async () => {
    const { client } = node((method) => new RpcRequestError({ body: { method }, error: { code: -32000, message: 'no' }, url: '' }));
    const events: Check = { ...base, type: 'events', label: 'Events', signature: 'event Closed()', expected: '[]' };
    const results = await runChecks(client, [codeHash, owner, storage, events]);
    expect(results.map(({ label, actual, ok }) => [label, actual, ok])).toEqual([
      ['Code', null, false],
      ['Owner', null, false],
      ['Slot', null, false],
      ['Events', null, false],
    ]);
  });

  it('takes an address without code as unread, not as equal to anything', async () => {
    const { client } = node(() => '0x');
    expect(await runChecks(client, [{ ...codeHash, expected: keccak256('0x') }])).toMatchObject([{ actual: null, ok: false }]);
  });

  it('asks for nothing where there is nothing to ask', async () => {
    const { client, asked } = node(() => code);
    expect(await runChecks(client, [])).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('reads at the block that is named', async () => {
    const blocks: unknown[] = [];
    const { client } = node((method, params) => {
      blocks.push((params as unknown[]).at(-1));
      return method === 'eth_getCode' ? code : storage.expected;
    });
    await runChecks(client, [codeHash, storage], { blockNumber: 16n });
    expect(blocks).toEqual(['0x10', '0x10']);
  });
});

describe('the text of a value', () => {
  it.each<[unknown, string]>([
    [10n ** 24n, '1000000000000000000000000'],
    [18, '18'],
    [true, 'true'],
    [OWNER, OWNER],
    ['', ''],
    [[OWNER, [1n, 2n]], `[${OWNER}, [1, 2]]`],
    [[[], '0x01'], '[[], 0x01]'],
    [{ a: 1n, b: 'x' }, '[1, x]'],
  ])('of %o is %s', (value, text) => {
    expect(formatCheckValue(value)).toBe(text);
  });

  it('of several events does not depend on their order', () => {
    expect(
      formatEvents([
        ['b', 1n],
        ['a', 2n],
      ]),
    ).toBe('[[a, 2], [b, 1]]');
    expect(
      formatEvents([
        ['a', 2n],
        ['b', 1n],
      ]),
    ).toBe('[[a, 2], [b, 1]]');
    expect(formatEvents([])).toBe('[]');
  });
});
