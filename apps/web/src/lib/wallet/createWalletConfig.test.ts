// @vitest-environment happy-dom
import { getBalance } from 'viem/actions';
import { getClient } from 'wagmi/actions';
import { afterEach, expect, test, vi } from 'vitest';
import { appConfig } from '../../../test/appConfig.ts';
import { createWalletConfig } from './createWalletConfig.ts';

interface Question {
  id: number;
  params: [string];
}

const ACCOUNTS = Array.from({ length: 25 }, (_, index) => `0x${String(index + 10).padStart(40, '0')}` as const);
const balanceOf = (account: string) => BigInt(`0x${account.slice(-2)}`);
const answerTo = ({ id, params: [account] }: Question) => ({ jsonrpc: '2.0', id, result: `0x${account.slice(-2)}` });

/** Reads the balances of all accounts from a server that answers like this. */
function readAll(answer: (asked: Question | Question[]) => Response) {
  vi.stubGlobal('fetch', (_: unknown, { body }: { body: string }) => Promise.resolve(answer(JSON.parse(body) as Question | Question[])));
  const client = getClient(createWalletConfig(appConfig), { chainId: 31337 })!;
  return Promise.allSettled(ACCOUNTS.map((address) => getBalance(client, { address })));
}
afterEach(() => vi.unstubAllGlobals());

test('reads that begin at once travel together, and each gets its own answer', async () => {
  const sizes: number[] = [];
  const balances = await readAll((asked) => {
    sizes.push([asked].flat().length);
    // A node may answer in any order.
    return Response.json([asked].flat().toReversed().map(answerTo));
  });
  expect(balances).toEqual(ACCOUNTS.map((account) => ({ status: 'fulfilled', value: balanceOf(account) })));
  expect(sizes).toEqual([20, 5]);
});

test('one that the server does not pass on keeps nothing of the others back', async () => {
  const hostile = ACCOUNTS[3]!;
  const balances = await readAll((asked) =>
    [asked].flat().some(({ params: [account] }) => account === hostile)
      ? new Response(null, { status: 503 })
      : Response.json(Array.isArray(asked) ? asked.map(answerTo) : answerTo(asked)),
  );
  expect(balances.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([3]);
});

test('what a node says of a read is asked no second time', async () => {
  let requests = 0;
  const balances = await readAll((asked) => {
    requests += 1;
    return Response.json([asked].flat().map(({ id }) => ({ jsonrpc: '2.0', id, error: { code: -32602, message: 'no such block' } })));
  });
  expect(balances.every(({ status }) => status === 'rejected')).toBe(true);
  expect(requests).toBe(2);
});
