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

afterEach(() => vi.unstubAllGlobals());

test('reads that begin at once travel together, and each gets its own answer', async () => {
  const asked: Question[][] = [];
  vi.stubGlobal('fetch', (_: unknown, { body }: { body: string }) => {
    const questions = JSON.parse(body) as Question[];
    asked.push(questions);
    // A node may answer in any order.
    const answers = questions.toReversed().map(({ id, params: [account] }) => ({ jsonrpc: '2.0', id, result: `0x${account.slice(-2)}` }));
    return Promise.resolve(Response.json(answers));
  });
  const client = getClient(createWalletConfig(appConfig), { chainId: 31337 })!;
  const accounts = Array.from({ length: 25 }, (_, index) => `0x${String(index + 10).padStart(40, '0')}` as const);
  const balances = await Promise.all(accounts.map((address) => getBalance(client, { address })));
  expect(balances).toEqual(accounts.map((account) => BigInt(`0x${account.slice(-2)}`)));
  expect(asked.map((questions) => questions.length)).toEqual([20, 5]);
});
