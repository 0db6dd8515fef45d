import {
  type DutchAuctionMarket,
  type Market,
  type PairDecimals,
  per1e5,
  type Per1e5,
  type Strategy,
  type Term,
} from '@althing/domain/bonds';
import type { Address, ChainId } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import { getBlock, readContract } from 'viem/actions';
import { bondContractsOf, isPlatformOracle, tellerOf } from '../bondContracts.ts';
import type { ReadClient } from '../call.ts';
import {
  fixedPriceAuctioneerAbi,
  fixedTermTellerAbi,
  oracleDynamicDiscountAuctioneerAbi,
  oracleFixedDiscountAuctioneerAbi,
  sequentialDutchAuctioneerAbi,
  twapBondOracleAbi,
  twapOracleAbi,
} from '../contracts.ts';
import { isContractAnswer } from '../isContractAnswer.ts';

/** Which market is read, and what never changes of it. */
export interface MarketPlace {
  chainId: ChainId;
  auctioneer: Address;
  strategy: Strategy;
  term: Term;
  id: bigint;
  payoutToken: Address;
  quoteToken: Address;
  decimals: PairDecimals;
}

/** What the market's oracle says. */
export interface OracleReading {
  /** Quote per payout token, in the oracle's decimals; 0 while it has none. */
  price: bigint;
  /** Whether it is the platform's oracle; of others nothing is known but that the seller chose them. */
  isOurs: boolean;
  /** When our oracle's price was observed and until when it holds, UNIX seconds; missing for other oracles and without a price. */
  observedAt?: bigint;
  expiresAt?: bigint;
}

/** A market as its chain had it in one block. */
export interface ChainMarket {
  market: Market;
  blockNumber: bigint;
  /** Time of the block, UNIX seconds. */
  at: bigint;
  oracle?: OracleReading;
  /** Fee of a purchase without referrer. */
  fee: Per1e5;
  /** Payout tokens that the owner, or its escrow, could pay now. */
  fundedPayout: bigint;
}

/** Reads with the block that all of them are answered from. */
type At = { blockNumber: bigint };
type Book = Omit<Market, 'strategy'> & { strategy: Strategy };
interface Sources {
  client: ReadClient;
  place: MarketPlace;
  block: At;
  linearDuration: bigint;
}

const auctioneer = (address: Address, abi: typeof fixedPriceAuctioneerAbi = fixedPriceAuctioneerAbi) => ({ address, abi }) as const;

function common({ place, linearDuration }: Sources, owner: Address, callback: Address) {
  return { term: place.term, owner, hasCallback: callback !== zeroAddress, linearDuration, ...place.decimals };
}

async function fixedPrice(sources: Sources): Promise<Book> {
  const { client, place, block } = sources;
  const contract = auctioneer(place.auctioneer);
  const [book, terms] = await Promise.all([
    readContract(client, { ...contract, functionName: 'markets', args: [place.id], ...block }),
    readContract(client, { ...contract, functionName: 'terms', args: [place.id], ...block }),
  ]);
  const [owner, , , callback, capacityInQuote, capacity, maxPayout, price, scale, sold, purchased] = book;
  const [start, conclusion, vesting] = terms.map(BigInt) as [bigint, bigint, bigint];
  const base = common(sources, owner, callback);
  return {
    ...base,
    strategy: 'fpa',
    capacityInQuote,
    capacity,
    maxPayout,
    price,
    scale,
    sold,
    purchased,
    start,
    conclusion,
    vesting,
  } as Book;
}

async function byOracle(sources: Sources, strategy: 'ofda' | 'osda'): Promise<Book> {
  const { client, place, block } = sources;
  const { auctioneer: address, id } = place;
  const [owner, , , callback, capacityInQuote, capacity, maxPayout, sold, purchased] = await readContract(client, {
    address,
    abi: oracleFixedDiscountAuctioneerAbi,
    functionName: 'markets',
    args: [id],
    ...block,
  });
  const base = { ...common(sources, owner, callback), capacityInQuote, capacity, maxPayout, sold, purchased };
  if (strategy === 'ofda') {
    const terms = await readContract(client, {
      address,
      abi: oracleFixedDiscountAuctioneerAbi,
      functionName: 'terms',
      args: [id],
      ...block,
    });
    const [, start, conclusion, vesting, discount, minPrice, scale, oracleConversion] = terms;
    const times = { start: BigInt(start), conclusion: BigInt(conclusion), vesting: BigInt(vesting) };
    return { ...base, ...times, strategy, fixedDiscount: per1e5(BigInt(discount)), minPrice, scale, oracleConversion } as Book;
  }
  const terms = await readContract(client, {
    address,
    abi: oracleDynamicDiscountAuctioneerAbi,
    functionName: 'terms',
    args: [id],
    ...block,
  });
  const [, start, conclusion, vesting, discount, decaySpeed, minPrice, scale, oracleConversion] = terms;
  const times = { start: BigInt(start), conclusion: BigInt(conclusion), vesting: BigInt(vesting) };
  const discounts = { baseDiscount: per1e5(BigInt(discount)), decaySpeed: BigInt(decaySpeed) };
  return { ...base, ...times, ...discounts, strategy, minPrice, scale, oracleConversion } as Book;
}

async function auction(sources: Sources): Promise<Book> {
  const { client, place, block } = sources;
  const contract = { address: place.auctioneer, abi: sequentialDutchAuctioneerAbi, args: [place.id], ...block } as const;
  const [book, terms, metadata, adjustment] = await Promise.all([
    readContract(client, { ...contract, functionName: 'markets' }),
    readContract(client, { ...contract, functionName: 'terms' }),
    readContract(client, { ...contract, functionName: 'metadata' }),
    readContract(client, { ...contract, functionName: 'adjustments' }),
  ]);
  const [owner, , , callback, capacityInQuote, capacity, totalDebt, minPrice, maxPayout, sold, purchased, scale] = book;
  const [controlVariable, maxDebt, start, conclusion, vesting] = terms;
  const [lastTune, lastDecay, depositInterval, tuneInterval, tuneAdjustmentDelay, debtDecayInterval, ...tuning] = metadata;
  const [tuneIntervalCapacity, tuneBelowCapacity, lastTuneDebt] = tuning;
  const [change, lastAdjustment, timeToAdjusted, active] = adjustment;
  const market: Omit<DutchAuctionMarket, keyof ReturnType<typeof common>> = {
    strategy: 'sda',
    capacityInQuote,
    capacity,
    totalDebt,
    minPrice,
    maxPayout,
    sold,
    purchased,
    scale,
    controlVariable,
    maxDebt,
    start: BigInt(start),
    conclusion: BigInt(conclusion),
    vesting: BigInt(vesting),
    lastTune: BigInt(lastTune),
    lastDecay: BigInt(lastDecay),
    depositInterval: BigInt(depositInterval),
    tuneInterval: BigInt(tuneInterval),
    tuneAdjustmentDelay: BigInt(tuneAdjustmentDelay),
    debtDecayInterval: BigInt(debtDecayInterval),
    tuneIntervalCapacity,
    tuneBelowCapacity,
    lastTuneDebt,
    adjustment: { change, lastAdjustment: BigInt(lastAdjustment), timeToAdjusted: BigInt(timeToAdjusted), active },
  };
  return { ...common(sources, owner, callback), ...market };
}

const BOOKS: Record<Strategy, (sources: Sources) => Promise<Book>> = {
  fpa: fixedPrice,
  ofda: (sources) => byOracle(sources, 'ofda'),
  osda: (sources) => byOracle(sources, 'osda'),
  sda: auction,
};

/** What an oracle of somebody else's answers may look like a node that fails; whether the node answers is told by the other reads. */
const orNone = <Value>(reading: Promise<Value>): Promise<Value | undefined> => reading.catch(() => undefined);

/** Our own reverts while it has no valid price. Any other failure is the node's, of which nothing follows for the market. */
const unlessRefused = <Value>(reading: Promise<Value>): Promise<Value | undefined> =>
  reading.catch((error: unknown) => {
    if (isContractAnswer(error)) return undefined;
    throw error;
  });

async function readOracle(client: ReadClient, place: MarketPlace, block: At): Promise<OracleReading | undefined> {
  if (place.strategy === 'fpa' || place.strategy === 'sda') return undefined;
  const terms = { address: place.auctioneer, functionName: 'terms', args: [place.id], ...block } as const;
  const [oracle] =
    place.strategy === 'ofda'
      ? await readContract(client, { ...terms, abi: oracleFixedDiscountAuctioneerAbi })
      : await readContract(client, { ...terms, abi: oracleDynamicDiscountAuctioneerAbi });
  const ours = bondContractsOf(place.chainId);
  const question = { address: oracle, abi: twapBondOracleAbi, functionName: 'currentPrice', args: [place.id], ...block } as const;
  const isOurs = isPlatformOracle(place.chainId, oracle);
  const price = (await (isOurs ? unlessRefused : orNone)(readContract(client, question))) ?? 0n;
  if (price === 0n || ours === undefined || !isOurs) return { price, isOurs };
  const pair = { address: ours.twapOracle, abi: twapOracleAbi, args: [place.payoutToken, place.quoteToken], ...block } as const;
  const [twap, expiresAt] = await Promise.all([
    orNone(readContract(client, { ...pair, functionName: 'twaps' })),
    orNone(readContract(client, { ...pair, functionName: 'getPriceExpirationDate' })),
  ]);
  return { price, isOurs, ...(twap && { observedAt: twap[1] }), ...(expiresAt !== undefined && { expiresAt }) };
}

/**
 * Everything that the model of `@althing/domain/bonds` needs of a market, from the newest block. Throws where the node does not answer, and
 * `Auctioneer_MarketDoesNotExist` where the auctioneer has no such market.
 */
export async function readMarket(client: ReadClient, place: MarketPlace): Promise<ChainMarket> {
  const { number, timestamp } = await getBlock(client, { blockTag: 'latest' });
  const block = { blockNumber: number };
  const contract = { ...auctioneer(place.auctioneer), args: [place.id], ...block } as const;
  const linearDuration = BigInt(await readContract(client, { ...contract, functionName: 'linearDuration' }));
  const [book, fundedPayout, oracle, fee] = await Promise.all([
    BOOKS[place.strategy]({ client, place, block, linearDuration }),
    readContract(client, { ...contract, functionName: 'fundedPayout' }),
    readOracle(client, place, block),
    readContract(client, {
      address: tellerOf(place.chainId, place.term),
      abi: fixedTermTellerAbi,
      functionName: 'getFee',
      args: [zeroAddress],
      ...block,
    }),
  ]);
  return { market: book as Market, ...block, at: timestamp, fee: per1e5(BigInt(fee)), fundedPayout, ...(oracle && { oracle }) };
}
