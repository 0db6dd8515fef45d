import type { AuctioneerSettings, ExpectedPrice } from '@althing/domain/bonds';
import { type Address, type ChainId, NATIVE } from '@althing/domain/units';
import { type Abi, erc20Abi } from 'viem';
import { getBlock, readContract } from 'viem/actions';
import { aggregatorOf, bondContractsOf, twapOracleOf } from '../bondContracts.ts';
import { type Call, contractCall, type ReadClient } from '../call.ts';
import { bondAggregatorAbi, fixedPriceAuctioneerAbi, localPoolAbi, twapBondOracleAbi, twapOracleAbi } from '../contracts.ts';
import { readSafe } from '../safe/readSafe.ts';
import type { MarketParty } from './readManagedMarket.ts';

/* What the owner of the bond contracts decides: prices that are held back, pairs that have a price, what new markets must keep to. */

/** Who decides about prices, about pairs, and about what is asked of new markets. One account, unless the owners were changed one by one. */
export interface BondOwners {
  prices: MarketParty;
  pairs: MarketParty;
  rules: MarketParty;
}

const bondOracleOf = (chainId: ChainId): Address => bondContractsOf(chainId)?.twapBondOracle ?? twapOracleOf(chainId);

/** Throws where the node does not answer. */
export async function readBondOwners(client: ReadClient, chainId: ChainId): Promise<BondOwners> {
  const party = async (contract: Address): Promise<MarketParty> => {
    const address = await readContract(client, { address: contract, abi: bondAggregatorAbi, functionName: 'owner' });
    return { address, safe: (await readSafe(client, address)) ?? null };
  };
  const [prices, pairs, rules] = await Promise.all([
    party(twapOracleOf(chainId)),
    party(bondOracleOf(chainId)),
    party(aggregatorOf(chainId)),
  ]);
  return { prices, pairs, rules };
}

export interface PricedPair {
  chainId: ChainId;
  payoutToken: Address;
  quoteToken: Address;
}

/** What the platform's oracles have of a pair. */
export interface PairReading {
  /** Undefined where markets of the pair cannot follow the oracle. */
  vault: Address | undefined;
  isPriceInToken0: boolean;
  /** Quote per payout token with 18 decimals, valid or not; 0 where there was none, or it was dropped. */
  price: bigint;
  /** UNIX seconds; 0 where there was never a price. */
  observedAt: bigint;
  /** UNIX seconds; 0 where there is none. */
  expiresAt: bigint;
  /** Parts of 100,000 by which the next price may differ without its owner. */
  maxJump: bigint;
  /** Whose share the price is of. */
  pricedVault: Address | undefined;
  /** What the owner announced last and nothing has used up, over or not. */
  expected: ExpectedPrice | undefined;
  /** Time of the block, UNIX seconds. */
  at: bigint;
}

const orNone = (address: Address): Address | undefined => (address === NATIVE ? undefined : address);

/** Throws where the node does not answer. */
export async function readPair(client: ReadClient, { chainId, payoutToken, quoteToken }: PricedPair): Promise<PairReading> {
  const { number: blockNumber, timestamp } = await getBlock(client, { blockTag: 'latest' });
  const oracle = { address: twapOracleOf(chainId), abi: twapOracleAbi, blockNumber } as const;
  const ofPair = { ...oracle, args: [payoutToken, quoteToken] } as const;
  const [[vault, isPriceInToken0], [price, observedAt], expiresAt, pricedVault, expected, maxJump] = await Promise.all([
    readContract(client, {
      address: bondOracleOf(chainId),
      abi: twapBondOracleAbi,
      functionName: 'pairs',
      args: [quoteToken, payoutToken],
      blockNumber,
    }),
    readContract(client, { ...ofPair, functionName: 'twaps' }),
    readContract(client, { ...ofPair, functionName: 'getPriceExpirationDate' }),
    readContract(client, { ...ofPair, functionName: 'vaultOf' }),
    readContract(client, { ...ofPair, functionName: 'expectedPrice' }),
    readContract(client, { ...oracle, functionName: 'maxJump' }),
  ]);
  const [expectedVault, lowest, highest, until] = expected;
  return {
    vault: orNone(vault),
    isPriceInToken0,
    price,
    observedAt,
    expiresAt,
    maxJump,
    pricedVault: orNone(pricedVault),
    expected: expectedVault === NATIVE ? undefined : { vault: expectedVault, lowest, highest, until },
    at: timestamp,
  };
}

/** Which token of a vault is sold; undefined where it is neither. Throws where the address is no vault. */
export async function readVaultSide(client: ReadClient, vault: Address, payoutToken: Address): Promise<boolean | undefined> {
  const pool = { address: vault, abi: localPoolAbi as Abi } as const;
  const [token0, token1] = (await Promise.all([
    readContract(client, { ...pool, functionName: 'token0' }),
    readContract(client, { ...pool, functionName: 'token1' }),
    readContract(client, { address: vault, abi: erc20Abi, functionName: 'totalSupply' }),
  ])) as [Address, Address, bigint];
  const sold = payoutToken.toLowerCase();
  return token0.toLowerCase() === sold ? true : token1.toLowerCase() === sold ? false : undefined;
}

/**
 * For a day, lets one signed price in that moved too far, is of another vault, or follows one that was dropped. Prices are quote per payout token
 * with 18 decimals. Only the oracle's owner may.
 */
export const encodeExpectPrice = (
  { chainId, payoutToken, quoteToken }: PricedPair,
  { vault, lowest, highest }: Omit<ExpectedPrice, 'until'>,
): Call =>
  contractCall({
    address: twapOracleOf(chainId),
    abi: twapOracleAbi,
    functionName: 'expectPrice',
    args: [payoutToken, quoteToken, vault, lowest, highest],
  });

/** Removes the price of a pair. Only the oracle's owner may. */
export const encodeDropPrice = ({ chainId, payoutToken, quoteToken }: PricedPair): Call =>
  contractCall({ address: twapOracleOf(chainId), abi: twapOracleAbi, functionName: 'dropPrice', args: [payoutToken, quoteToken] });

/** Lists a pair by a vault, or stops its sales where `vault` is undefined. Only the oracle's owner may. */
export const encodeUpdatePair = (
  { chainId, payoutToken, quoteToken }: PricedPair,
  { vault, isPriceInToken0 }: { vault: Address | undefined; isPriceInToken0: boolean },
): Call =>
  contractCall({
    address: bondOracleOf(chainId),
    abi: twapBondOracleAbi,
    functionName: 'updatePair',
    args: [quoteToken, payoutToken, { vault: vault ?? NATIVE, isSteerPriceInToken0: isPriceInToken0 }],
  });

/** What an auction asks of new markets, in the order of the contract. Only the authority of the bond contracts may. */
export const encodeSetDefaults = (auctioneer: Address, settings: Omit<AuctioneerSettings, 'allowNewMarkets'>): Call =>
  contractCall({
    address: auctioneer,
    abi: fixedPriceAuctioneerAbi,
    functionName: 'setDefaults',
    args: [
      [
        Number(settings.tuneInterval),
        Number(settings.tuneAdjustmentDelay),
        Number(settings.minDebtDecayInterval),
        Number(settings.minDepositInterval),
        Number(settings.minMarketDuration),
        Number(settings.minDebtBuffer),
      ],
    ],
  });
