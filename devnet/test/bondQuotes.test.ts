import { contractCall, type CreatedMarket, bondContractsOf, fixedTermTellerAbi, type MarketPlace, readMarket } from '@althing/bindings';
import {
  hasQuote,
  type Maturity,
  per1e5,
  type PurchaseQuote,
  quotePurchase,
  STRATEGIES,
  type Strategy,
  type Term,
  TERMS,
} from '@althing/domain/bonds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BondDesk } from '../src/bondDesk.ts';
import { localClient } from '../src/client.ts';
import { startPlatformChain } from '../src/platformChain.ts';
import { untakenPort } from '../src/ports.ts';

const CHAIN_ID = 31337;
const DAY = 86_400n;
const [OWNER, BUYER] = [1, 2] as const;
/** Of each of the eight kinds: 504 together. */
const PURCHASES = 63;
/** 1.234 %. */
const FEE = 1_234;

let chain: Awaited<ReturnType<typeof startPlatformChain>>;
let desk: BondDesk;

beforeAll(async () => {
  chain = await startPlatformChain({ chainId: CHAIN_ID, port: await untakenPort() });
  desk = await new BondDesk(localClient(chain), chain.url).open([OWNER, BUYER]);
  for (const address of Object.values(bondContractsOf(CHAIN_ID)!.tellers))
    await desk.send(0, contractCall({ address, abi: fixedTermTellerAbi, functionName: 'setProtocolFee', args: [FEE] }));
});
afterAll(() => chain.stop());

/** The same numbers in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

/** Shares per gold, 18 decimals. */
const BASE_PRICE = 20_000_000_000_000n;

/** Attests a price observed later than the last one. */
async function attestNext(price = BASE_PRICE): Promise<void> {
  await desk.pass(1n);
  await desk.attest(price);
}

const placeOf = ({ auctioneer, strategy, term, id, market: { params } }: CreatedMarket): MarketPlace => ({
  chainId: CHAIN_ID,
  auctioneer,
  strategy,
  term,
  id,
  payoutToken: params.payoutToken,
  quoteToken: params.quoteToken,
  decimals: { payoutDecimals: 18, quoteDecimals: strategy === 'fpa' || strategy === 'sda' ? 6 : 18 },
});

const expiryOf = (maturity: Maturity): number =>
  maturity.is === 'at-once' ? 0 : Number(maturity.is === 'on-a-day' ? maturity.day : maturity.to);

const KINDS = STRATEGIES.flatMap((strategy) => TERMS.map((term) => [strategy, term] as const));

/** A market of the kind; those that expire on a day vest over time from then on. */
async function opened(strategy: Strategy, term: Term): Promise<CreatedMarket> {
  const day = ((await desk.now()) / DAY + 20n) * DAY;
  const options = term === 'fixed-expiry' ? { linearDuration: Number(30n * DAY) } : {};
  await attestNext();
  return desk.create(OWNER, { strategy, term, options, ...(term === 'fixed-expiry' && { vesting: day }) });
}

test.each(KINDS)(
  'what is quoted of a market (%s, %s) is what its chain gives, to the unit',
  async (strategy, term) => {
    const random = seeded(STRATEGIES.indexOf(strategy) * 2 + TERMS.indexOf(term) + 1);
    const market = await opened(strategy, term);
    const followsOracle = strategy === 'ofda' || strategy === 'osda';
    const prices = new Set<bigint>();
    for (let n = 0; n < PURCHASES; n++) {
      if (followsOracle) await attestNext(BASE_PRICE + BigInt(random(2_000_000)) * 1_000_000n);
      const now = await readMarket(desk.client, placeOf(market));
      const at = now.at + BigInt(1 + random(500));
      // Up to 4,000 dollars, or a part of the few shares that the desk gives away.
      const amount = BigInt(1 + random(2_000_000_000)) * (followsOracle ? 15n : 2n);
      const wish = { amount, fee: now.fee, slippage: per1e5(0n), at, oraclePrice: now.oracle?.price, fundedPayout: now.fundedPayout };
      const quote = quotePurchase(now.market, wish) as PurchaseQuote;
      expect(hasQuote(quote)).toBe(true);
      await desk.client.setNextBlockTimestamp({ timestamp: at });
      const sale = await desk.buy(BUYER, market, amount);
      expect(sale).toMatchObject({ payout: quote.payout, price: quote.price, protocolFee: quote.fee, expiry: expiryOf(quote.maturity) });
      prices.add(sale.price);
    }
    expect(prices.size > 1).toBe(strategy !== 'fpa');
  },
  PURCHASES * 4_000,
);
