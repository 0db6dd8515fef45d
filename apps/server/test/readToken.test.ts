import { platformAddresses } from '@althing/bindings';
import type { Hex } from '@althing/domain/units';
import { stringToHex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChainClients } from '../src/chains/chainClients.ts';
import { createTokenReader } from '../src/chains/readToken.ts';
import type { ReadToken } from '../src/store/tokens.ts';
import { readConfig } from '../src/runtime/readConfig.ts';
import { createMetrics } from '../src/base/metrics.ts';
import { startTestChain, type TestChain } from './support/chain.ts';

let chain: TestChain;
let readToken: ReadToken;

beforeAll(async () => {
  chain = await startTestChain();
  const env = { DATABASE_URL: 'postgres://localhost/none', RPC_31337: chain.url, RPC_31338: 'http://127.0.0.1:1' };
  readToken = createTokenReader(createChainClients(readConfig(env, { webDir: '.' }).chains, createMetrics()));
});
afterAll(() => chain.stop());

/** Answers `decimals()` with 18 and everything else with one word. */
const wordToken = (word: Hex): Hex => `0x5f3560e01c63313ce567146035577f${word.slice(2)}5f5260205ff35b60125f5260205ff3`;

it('knows a token by what it says', async () => {
  expect(await readToken(31337, platformAddresses.localDollar)).toEqual({ name: 'Local Dollar', symbol: 'LUSD', decimals: 6 });
});

it('reads names of 32 bytes, as old tokens have them, and no more of a name than fits a list', async () => {
  const token = `0x${'77'.repeat(20)}` as const;
  await chain.client.setCode({ address: token, bytecode: wordToken(stringToHex('Maker', { size: 32 })) });
  expect(await readToken(31337, token)).toEqual({ name: 'Maker', symbol: 'Maker', decimals: 18 });
});

it('marks what hides or turns something in a name', async () => {
  const token = `0x${'99'.repeat(20)}` as const;
  await chain.client.setCode({ address: token, bytecode: wordToken(stringToHex('USD\u202EC', { size: 32 })) });
  expect(await readToken(31337, token)).toMatchObject({ name: 'USD\uFFFDC' });
});

it('says nothing of what is no token', async () => {
  expect(await readToken(31337, `0x${'88'.repeat(20)}`)).toBeUndefined();
  expect(await readToken(31337, platformAddresses.proxyFactory)).toBeUndefined();
});

it('does not take a node that is away for a token that is none', async () => {
  await expect(readToken(31338, platformAddresses.localDollar)).rejects.toThrow('HTTP request failed');
});
