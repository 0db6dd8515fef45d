import { type Address, encodeAbiParameters, encodeEventTopics, type Log, numberToHex, zeroAddress, zeroHash } from 'viem';
import { describe, expect, test } from 'vitest';
import { auctioneerOf } from '../bondContracts.ts';
import { fixedPriceAuctioneerAbi } from '../contracts.ts';
import { createdMarketsIn } from './createdMarketsIn.ts';
import { type AnyMarketParams, decodeMarketParams, encodeMarketParams } from './marketParams.ts';

const [payoutToken, quoteToken, oracle, owner] = [1, 2, 3, 4].map((n) => numberToHex(n, { size: 20 })) as [
  Address,
  Address,
  Address,
  Address,
];
const common = {
  payoutToken,
  quoteToken,
  callbackAddr: zeroAddress,
  capacityInQuote: true,
  capacity: 10n ** 30n,
  depositInterval: 3_600,
  vesting: 604_800,
  start: 0,
  duration: 86_400,
};
const MARKETS: AnyMarketParams[] = [
  { strategy: 'fpa', params: { ...common, formattedPrice: 10n ** 36n, scaleAdjustment: -3 } },
  { strategy: 'ofda', params: { ...common, oracle, fixedDiscount: 5_000, maxDiscountFromCurrent: 20_000 } },
  { strategy: 'osda', params: { ...common, oracle, baseDiscount: 1, maxDiscountFromCurrent: 20_000, targetIntervalDiscount: 1_000 } },
  {
    strategy: 'sda',
    params: {
      ...common,
      formattedInitialPrice: 2n * 10n ** 36n,
      formattedMinimumPrice: 10n ** 36n,
      debtBuffer: 30_000,
      scaleAdjustment: 4,
    },
  },
];

const terms = (market: AnyMarketParams, address: Address): Log[] => {
  const logOf = (eventName: 'MarketCreated' | 'MarketTermsSet', args: object, data: `0x${string}`) =>
    ({ address, topics: encodeEventTopics({ abi: fixedPriceAuctioneerAbi, eventName, args }), data }) as unknown as Log;
  const options = { isPrivate: true, buyersRoot: zeroHash, linearDuration: 60, leastOraclePrice: 5n };
  const optionsType = {
    type: 'tuple',
    components: [
      { type: 'bool', name: 'isPrivate' },
      { type: 'bytes32', name: 'buyersRoot' },
      { type: 'uint48', name: 'linearDuration' },
      { type: 'uint256', name: 'leastOraclePrice' },
    ],
  } as const;
  return [
    logOf(
      'MarketCreated',
      { id: 7n, payoutToken, quoteToken },
      encodeAbiParameters([{ type: 'uint48' }, { type: 'uint256' }], [604_800, 1n]),
    ),
    logOf(
      'MarketTermsSet',
      { id: 7n, owner },
      encodeAbiParameters(
        [{ type: 'bytes' }, optionsType, { type: 'uint48' }, { type: 'uint48' }, { type: 'uint256' }],
        [encodeMarketParams(market), options, 100, 200, 10n ** 36n],
      ),
    ),
  ];
};

describe('parameters of a market', () => {
  test.each(MARKETS)('of $strategy come back as they went', (market) => {
    expect(decodeMarketParams(market.strategy, encodeMarketParams(market))).toEqual(market);
  });
});

describe('markets that a transaction created', () => {
  const [market] = MARKETS as [AnyMarketParams];

  test('are found with their strategy, term, parameters and options', () => {
    const auctioneer = auctioneerOf(31337, 'fpa', 'fixed-expiry');
    expect(createdMarketsIn(terms(market, auctioneer))).toEqual([
      {
        id: 7n,
        auctioneer,
        strategy: 'fpa',
        term: 'fixed-expiry',
        owner,
        market,
        options: { isPrivate: true, buyersRoot: zeroHash, linearDuration: 60, leastOraclePrice: 5n },
        start: 100,
        conclusion: 200,
        scale: 10n ** 36n,
      },
    ]);
  });

  test('do not count where somebody else logged them, or where there is none', () => {
    expect(() => createdMarketsIn(terms(market, owner))).toThrow('Could not find market created args');
    expect(() => createdMarketsIn([])).toThrow('Could not find market created args');
  });
});
