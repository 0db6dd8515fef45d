import {
  aggregatorOf,
  auctioneerOf,
  bondContractsOf,
  createdMarketsIn,
  decodeRevert,
  encodeCreateMarket,
  encodePurchaseBond,
  encodeSubmitScore,
  getMarketPrice,
  getPoolState,
  getScore,
  localPoolAbi,
  localTokenAbi,
  platformAddresses,
  purchasesIn,
  revertDataOf,
  sendCall,
  tellerOf,
  twapBondOracleAbi,
  twapOracleAbi,
} from '@althing/bindings';
import { installEverything, localAccount, localClient, startChain, untakenPort } from '@althing/devnet';
import { sharePrice } from '@althing/domain/bonds';
import type { Address, Hex } from '@althing/domain/units';
import { type Abi, getContract, maxUint256, parseUnits, zeroAddress } from 'viem';
import { readContract, writeContract } from 'viem/actions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestChain } from './support/chain.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { type Answer, send } from './support/http.ts';
import { type ForgetfulNode, startForgetfulNode } from './support/forgetfulNode.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { type Session, signIn } from './support/signIn.ts';

const { localPool, localDollar, localGold } = platformAddresses;
const { twapOracle, twapBondOracle } = bondContractsOf(31337)!;
const WINDOW = 600;
const ONE = 2n ** 112n;
const NO_NODE = 'http://127.0.0.1:1';

let cluster: TestCluster;
let chain: TestChain;
let server: TestServer;
let session: Session;
let token0: Address;
let clean: Hex;
/** A node of the chain that has forgotten the state of every block. */
let forgetful: ForgetfulNode;

/** Made here and now: one that was prepared earlier has a pool as old as that. */
async function startYoungChain(): Promise<TestChain> {
  const young = await startChain({ chainId: 31337, port: await untakenPort() });
  const client = localClient(young);
  await installEverything(client);
  return { ...young, client };
}

beforeAll(async () => {
  [cluster, chain] = await Promise.all([startTestCluster(), startYoungChain()]);
  forgetful = await startForgetfulNode(chain.url);
  token0 = await chain.client.readContract({ address: localPool, abi: localPoolAbi, functionName: 'token0' });
  server = await startTestServer(await cluster.createDatabase(), {
    RPC_31337: chain.url,
    RPC_31338: forgetful.url,
    RPC_31339: NO_NODE,
    PRICE_WINDOW_SECONDS: String(WINDOW),
  });
  session = await signIn(server.url, localAccount(3));
  for (const token of [localDollar, localGold]) {
    await write(token, localTokenAbi, 'mint', [chain.client.account.address, parseUnits('1', 30)]);
    await write(token, localTokenAbi, 'approve', [localPool, maxUint256]);
  }
  clean = await chain.client.snapshot();
});
beforeEach(async () => {
  await chain.client.revert({ id: clean });
  clean = await chain.client.snapshot();
});
afterAll(async () => {
  await server.close();
  await Promise.all([cluster.stop(), chain.stop(), forgetful.stop()]);
});

async function write(address: Address, abi: Abi, functionName: string, args: unknown[]): Promise<void> {
  const hash = await chain.client.writeContract({ address, abi, functionName, args });
  expect((await chain.client.waitForTransactionReceipt({ hash })).status).toBe('success');
}

const swap = (token: Address, amount: bigint) => write(localPool, localPoolAbi, 'swap', [token, amount, 0n, chain.client.account.address]);

/** Moves the chain's clock and mines a block there. */
async function pass(seconds: number): Promise<void> {
  await chain.client.increaseTime({ seconds });
  await chain.client.mine({ blocks: 1 });
}

const now = async () => (await chain.client.getBlock()).timestamp;

interface Query {
  chainId?: number;
  vaultAddress?: Address;
  quoteTokenAddress?: Address;
  isPriceInToken0?: boolean;
}

function ask(query: Query = {}, token = session.token): Promise<Answer> {
  const all = { chainId: 31337, vaultAddress: localPool, quoteTokenAddress: localPool, isPriceInToken0: true, ...query };
  const text = Object.entries(all).map(([key, value]) => `${key}=${value}`);
  return send(server.url, 'GET', `/api/v1/attestations/twap-attestation?${text.join('&')}`, { token });
}

/** As a purchase does it: both directions in one transaction. */
async function registerBoth(): Promise<void> {
  const answers = await Promise.all([ask({ isPriceInToken0: true }), ask({ isPriceInToken0: false })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const attestations = answers.map(({ body }) => body.transitiveAttestation as Hex);
  const hash = await writeContract(chain.client, {
    address: twapOracle,
    abi: twapOracleAbi,
    functionName: 'registerAttestation',
    args: [attestations],
  });
  expect((await chain.client.waitForTransactionReceipt({ hash })).status).toBe('success');
}

const priceOf = (payoutToken: Address) =>
  readContract(chain.client, {
    address: twapBondOracle,
    abi: twapBondOracleAbi,
    functionName: 'currentPrice',
    args: [localPool, payoutToken],
  });

/** What `sharePrice` says of the pool at an average of token0 per token1, times 2^112. */
async function expectedPrice(payoutToken: Address, averagePrice: bigint): Promise<bigint> {
  const state = await getPoolState(chain.client, { pool: localPool, blockNumber: await chain.client.getBlockNumber() });
  const [decimals0, decimals1] = token0 === localDollar ? [6, 18] : [18, 6];
  return sharePrice({ ...state, decimals0, decimals1, shareDecimals: 18, averagePrice }, payoutToken === token0)!;
}

async function spot(): Promise<bigint> {
  const state = await getPoolState(chain.client, { pool: localPool, blockNumber: await chain.client.getBlockNumber() });
  return (state.reserve0 * ONE) / state.reserve1;
}

const refusalOf = async (reading: Promise<unknown>) => decodeRevert(revertDataOf(await reading.catch((error: unknown) => error))!).name;

async function readTwap(base: Address) {
  const { read } = getContract({ address: twapOracle, abi: twapOracleAbi, client: chain.client });
  const pair = [base, localPool] as const;
  const [[price, timestamp], expiresAt, vault] = await Promise.all([
    read.twaps(pair),
    read.getPriceExpirationDate(pair),
    read.vaultOf(pair),
  ]);
  return { price, timestamp, expiresAt, vault };
}

describe('a price of a vault', () => {
  it('goes from the pool to a market: signed, registered, read by the oracle of bond markets', async () => {
    await pass(WINDOW);
    expect(await refusalOf(priceOf(localGold))).toBe('TWAPOracle_PriceExpired');
    const average = await spot();
    await registerBoth();
    for (const token of [localDollar, localGold]) {
      const price = await expectedPrice(token, average);
      expect(await priceOf(token)).toBe(price);
      const { timestamp, expiresAt, ...rest } = await readTwap(token);
      expect(rest).toEqual({ price, vault: localPool });
      // The pair's age, which is less than the hour that the signature is for.
      expect(expiresAt - timestamp).toBe(600n);
    }
    // 4,000,000 dollars in about √(2·10^6·10^6 · 10^3·10^18) of 10^18 shares: a share is worth about 89 million dollars.
    const perShare = Number(10n ** 18n) / Number(await priceOf(localDollar));
    expect(perShare).toBeCloseTo((4_000_000 * 1e18) / Math.sqrt(2e12 * 1e21), -3);
  });

  it('carries the time of the latest block and is the same for all who ask within it', async () => {
    await pass(WINDOW);
    const [first, second] = [await ask(), await ask()];
    expect(second.body).toEqual(first.body);
    const observed = await now();
    await registerBoth();
    expect((await readTwap(token0)).timestamp).toBe(observed);
    // Somebody else was faster; nothing is lost.
    const hash = await writeContract(chain.client, {
      address: twapOracle,
      abi: twapOracleAbi,
      functionName: 'registerAttestation',
      args: [[first.body.transitiveAttestation]],
    });
    expect((await chain.client.waitForTransactionReceipt({ hash })).status).toBe('success');
  });

  it('ends an hour later', async () => {
    await pass(WINDOW);
    await registerBoth();
    await pass(3600);
    expect(await refusalOf(priceOf(localGold))).toBe('TWAPOracle_PriceExpired');
  });

  it('is averaged over the window, read from the history of the pool', async () => {
    await pass(2 * WINDOW);
    const before = await spot();
    // Two per cent dearer for a part of the window.
    await swap(localGold, parseUnits('10', 18));
    const start = await now();
    const after = await spot();
    for (let minute = 0; minute < 3; minute++) await pass(60);
    await registerBoth();
    const { timestamp } = await readTwap(localGold);
    const moved = timestamp - start;
    const average = (before * (BigInt(WINDOW) - moved) + after * moved) / BigInt(WINDOW);
    expect(average).not.toBe(before);
    expect(await priceOf(localGold)).toBe(await expectedPrice(localGold, average));
  });

  it('is not signed while the price of the moment is more than 5 % from the average', async () => {
    await pass(2 * WINDOW);
    await swap(localGold, parseUnits('30', 18));
    const { status, body } = await ask();
    expect([status, body.code, body.message]).toEqual([503, 'price-unstable', 'The price of this vault is moving too fast']);
    await pass(WINDOW);
    expect((await ask()).status).toBe(200);
  });

  it('is not signed before the pool is as old as the window', async () => {
    const { status, body } = await ask();
    expect([status, body.code]).toEqual([503, 'price-average-unknown']);
    await pass(WINDOW);
    expect((await ask()).status).toBe(200);
  });
});

describe('a market that sells gold for shares, at a tenth less than the vault says', () => {
  const buyer = localAccount(5).address;
  const paid = 10n ** 15n;
  const teller = tellerOf(31337, 'fixed-term');

  async function openMarket(): Promise<bigint> {
    await write(localGold, localTokenAbi, 'approve', [teller, maxUint256]);
    await write(localPool, localPoolAbi, 'approve', [teller, maxUint256]);
    const auctioneer = auctioneerOf(31337, 'ofda', 'fixed-term');
    const tokens = { payoutToken: localGold, quoteToken: localPool, callbackAddr: zeroAddress, oracle: twapBondOracle };
    const discounts = { fixedDiscount: 10_000, maxDiscountFromCurrent: 50_000 };
    const sizes = { capacityInQuote: false, capacity: parseUnits('1000', 18), depositInterval: 86_400, vesting: 0, start: 0 };
    const params = { ...tokens, ...discounts, ...sizes, duration: 86_400 };
    const hash = await sendCall(chain.client, encodeCreateMarket({ auctioneer, strategy: 'ofda', params }));
    return createdMarketsIn((await chain.client.waitForTransactionReceipt({ hash })).logs)[0].id;
  }

  const buy = (id: bigint) =>
    sendCall(
      chain.client,
      encodePurchaseBond({ teller, recipient: buyer, referrer: zeroAddress, id, amount: paid, minAmountOut: 1n, maxFee: 0 }),
    );

  it('sells by the registered price, stops when that has expired, and goes on with the next', async () => {
    await pass(WINDOW);
    await registerBoth();
    const price = await priceOf(localGold);
    const id = await openMarket();
    const { logs } = await chain.client.waitForTransactionReceipt({ hash: await buy(id) });
    // Paid over nine tenths of the price of 18 decimals.
    const payout = (paid * 10n ** 19n) / (9n * price);
    expect(purchasesIn(logs)).toMatchObject([{ id, recipient: buyer, payout, oraclePrice: price }]);
    expect(await chain.client.readContract({ address: localGold, abi: localTokenAbi, functionName: 'balanceOf', args: [buyer] })).toBe(
      payout,
    );

    await pass(3600);
    expect(await refusalOf(buy(id))).toBe('TWAPOracle_PriceExpired');
    expect(await getMarketPrice(chain.client, { aggregator: aggregatorOf(31337), id })).toBe(0n);

    await registerBoth();
    expect(await getMarketPrice(chain.client, { aggregator: aggregatorOf(31337), id })).toBeGreaterThan(0n);
    expect((await chain.client.waitForTransactionReceipt({ hash: await buy(id) })).status).toBe('success');
  });
});

describe('what is refused', () => {
  it('is whoever has not signed in', async () => {
    expect((await ask({}, 'nobody')).status).toBe(401);
  });

  it.each([{ chainId: 1 }, { chainId: 424_242 }])('is %j, where there is no oracle', async (query) => {
    const { status, body } = await ask(query);
    expect([status, body.code, body.message]).toEqual([404, 'twap-oracle-missing', 'TWAP Oracle does not exist on this chain']);
  });

  it('is a quote token other than the share', async () => {
    const { status, body } = await ask({ quoteTokenAddress: localGold });
    expect([status, body.message]).toEqual([400, 'The quote token is not the share of this vault']);
  });

  it.each([localGold, localAccount(4).address])('is %s, which is no vault', async (address) => {
    const { status, body } = await ask({ vaultAddress: address, quoteTokenAddress: address });
    expect([status, body.code]).toEqual([400, 'vault-unreadable']);
  });

  it('is no vault for a node that does not know its own latest state', async () => {
    const { status, body } = await ask({ chainId: 31338 });
    expect([status, body.code]).toEqual([503, 'rpc-unavailable']);
  });

  it('is anything at all while the chain does not answer', async () => {
    const answer = await ask({ chainId: 31339 });
    expect([answer.status, answer.body.code]).toEqual([503, 'rpc-unavailable']);
  });
});

describe('a passport score of a local chain', () => {
  const scoreOf = (body: object, token = session.token) => send(server.url, 'POST', '/api/v1/local/passport-scores', { json: body, token });
  const { passportScores } = platformAddresses;

  it('is signed for whoever is signed in, and the registry takes it', async () => {
    const { status, body } = await scoreOf({ chainId: 31337, score: 30 });
    expect([status, body.claim.account, body.claim.score]).toEqual([200, localAccount(3).address, '300000']);
    const claim = { ...body.claim, score: BigInt(body.claim.score) };
    const call = encodeSubmitScore({ registry: passportScores, claim, signer: body.signer, signature: body.signature });
    expect(await getScore(chain.client, { decoder: passportScores, account: claim.account })).toBeNull();
    const hash = await sendCall(chain.client, call);
    expect((await chain.client.waitForTransactionReceipt({ hash })).status).toBe('success');
    expect(await getScore(chain.client, { decoder: passportScores, account: claim.account })).toBe(300_000n);
  });

  it('is not given out to strangers, above 100, or where the chain keeps none', async () => {
    expect((await scoreOf({ chainId: 31337, score: 30 }, '')).status).toBe(401);
    expect((await scoreOf({ chainId: 31337, score: 101 })).status).toBe(400);
    expect((await scoreOf({ chainId: 31339, score: 30 })).status).toBe(404);
  });
});
