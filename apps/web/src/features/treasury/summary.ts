import { usdValue } from '@althing/domain/treasury';
import { type Address, NATIVE, sameAddress } from '@althing/domain/units';
import type { ChainTreasury, Holder, HeldToken } from './queries.ts';

/** A coin or token with the price of one. */
export type Asset = Pick<HeldToken, 'symbol' | 'decimals' | 'usd' | 'isOwn'> & { chainId: number; address: Address };

/** So much of an asset, in its smallest units. */
export interface Held {
  asset: Asset;
  amount: bigint;
}

/** What one contract holds; undefined until its chain has answered, or where it does not. */
export interface Holding {
  holder: Holder;
  held: readonly Held[] | undefined;
}

export interface AssetTotal {
  symbol: string;
  decimals: number;
  amount: bigint;
  /** Null where no price is known. */
  usd: number | null;
}

export interface Summary {
  /** Of everything that was read and has a price; null where something is held, and nothing of it has one. */
  usd: number | null;
  totals: readonly AssetTotal[];
  /** Symbols of what is held and has no price. */
  unpriced: readonly string[];
  /** Chains that have not told what is held there. */
  unread: readonly number[];
}

/** What can be held on a chain, as far as its prices are wanted. */
export type PricedChain = Pick<ChainTreasury, 'chainId' | 'tokens'> & { coin: Pick<ChainTreasury['coin'], 'usd'> };

/** What can be held on a chain: its coin, then tokens, the organisation's own first. */
export function assetsOf({ chainId, coin, tokens }: PricedChain, coinOfChain: { symbol: string; decimals: number }): Asset[] {
  const { symbol, decimals } = coinOfChain;
  return [
    { chainId, address: NATIVE, symbol, decimals, usd: coin.usd, isOwn: false },
    ...tokens.map(({ address, symbol, decimals, usd, isOwn }) => ({ chainId, address: address as Address, symbol, decimals, usd, isOwn })),
  ];
}

/** Coins of one name, and the organisation's own token, are one thing on all chains; tokens of others are one each. */
const kindOf = ({ address, chainId, symbol, decimals, isOwn }: Asset): string => {
  if (isOwn) return `own:${symbol}:${decimals}`;
  return address === NATIVE ? `coin:${symbol}:${decimals}` : `${chainId}:${address.toLowerCase()}`;
};

function added(totals: Map<string, AssetTotal>, { asset, amount }: Held): void {
  const key = kindOf(asset);
  const { symbol, decimals } = asset;
  const worth = usdValue(amount, decimals, asset.usd);
  const known = totals.get(key);
  const usd = known ? (known.usd === null || worth === null ? (known.usd ?? worth) : known.usd + worth) : worth;
  totals.set(key, { symbol, decimals, amount: (known?.amount ?? 0n) + amount, usd });
}

/** Sums over all contracts of an organisation. What was not read is not counted, and said. */
export function summaryOf(holdings: readonly Holding[]): Summary {
  const totals = new Map<string, AssetTotal>();
  const unread = new Set<number>();
  for (const { holder, held } of holdings) {
    if (!held) unread.add(holder.chainId);
    for (const each of held ?? []) if (each.amount > 0n) added(totals, each);
  }
  const sums = [...totals.values()].toSorted((a, b) => (b.usd ?? -1) - (a.usd ?? -1));
  return {
    usd: sums.length > 0 && sums.every(({ usd }) => usd === null) ? null : sums.reduce((sum, { usd }) => sum + (usd ?? 0), 0),
    totals: sums,
    unpriced: [...new Set(sums.flatMap(({ symbol, usd }) => (usd === null ? [symbol] : [])))],
    unread: [...unread],
  };
}

/** Null where something is held, and nothing of it has a price. */
export function worthOf(held: readonly Held[]): number | null {
  const there = held.filter(({ amount }) => amount > 0n);
  const known = there.flatMap(({ asset, amount }) => usdValue(amount, asset.decimals, asset.usd) ?? []);
  return there.length > 0 && known.length === 0 ? null : known.reduce((sum, usd) => sum + usd, 0);
}

export interface GovernorPlace {
  chainId: number;
  address: string;
  timelock: string | null;
}

/**
 * Contracts to show: all but those of which everybody knows they keep nothing, unless something has come to lie there, such as governors whose timelock
 * keeps their money.
 */
export const isShown =
  (governors: readonly GovernorPlace[]) =>
  ({ holder, held }: Holding): boolean =>
    !hasTimelock(governors, holder) || (held ?? []).some(({ amount }) => amount > 0n);

/** Whether the contract is a governor that has another contract keep its money, so that nothing should be sent to it. */
export const hasTimelock = (governors: readonly GovernorPlace[], { chainId, address }: Holder): boolean =>
  governors.some((governor) => governor.chainId === chainId && sameAddress(governor.address, address) && governor.timelock !== null);
