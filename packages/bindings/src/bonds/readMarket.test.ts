import { createClient, custom, encodeErrorResult, type Hex, pad, parseAbi, toFunctionSelector } from 'viem';
import { expect, test } from 'vitest';
import { auctioneerOf, bondContractsOf } from '../bondContracts.ts';
import { readMarket } from './readMarket.ts';

const CHAIN = 31337;
const { twapBondOracle: OURS } = bondContractsOf(CHAIN)!;
const FOREIGN = '0x00000000000000000000000000000000000000fa';
const [TERMS, CURRENT_PRICE] = [toFunctionSelector('terms(uint256)'), toFunctionSelector('currentPrice(uint256)')];
const ZEROES = '00'.repeat(32 * 20);
const EXPIRED = encodeErrorResult({ abi: parseAbi(['error TWAPOracle_PriceExpired()']) });

const revert = () => Object.assign(new Error('execution reverted'), { code: 3, data: EXPIRED });

/** A market that follows `oracle`, which answers the question for its price as `priced` does; everything else is nought. */
function read(oracle: Hex, priced: () => Promise<Hex>) {
  const request = async ({ method, params }: { method: string; params: [{ data: Hex }] }) => {
    if (method === 'eth_getBlockByNumber') return { number: '0x7', timestamp: '0x5', transactions: [] };
    const selector = params[0].data.slice(0, 10);
    if (selector === CURRENT_PRICE) return priced();
    return selector === TERMS ? `${pad(oracle)}${ZEROES}` : `0x${ZEROES}`;
  };
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) });
  return readMarket(client, {
    chainId: CHAIN,
    auctioneer: auctioneerOf(CHAIN, 'ofda', 'fixed-term'),
    strategy: 'ofda',
    term: 'fixed-term',
    id: 1n,
    payoutToken: FOREIGN,
    quoteToken: OURS,
    decimals: { payoutDecimals: 18, quoteDecimals: 18 },
  });
}

test('a market whose oracle refuses has no price', async () => {
  expect((await read(OURS, () => Promise.reject(revert()))).oracle).toEqual({ price: 0n, isOurs: true });
});

test('of a node that does not answer for our oracle nothing is said about the market', async () => {
  await expect(read(OURS, () => Promise.reject(new Error('timeout')))).rejects.toThrow('timeout');
});

test('an oracle of the seller’s cannot look like a chain that is silent', async () => {
  expect((await read(FOREIGN, () => Promise.reject(new Error('out of gas')))).oracle).toEqual({ price: 0n, isOurs: false });
});
