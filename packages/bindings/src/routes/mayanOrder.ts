import { bridgeChainIdsOf, isLocalChain } from '@althing/domain/bridges';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { encodePacked, keccak256, pad, zeroHash } from 'viem';
import type { OutgoingRoute, RouteTerms } from './route.ts';

/** What Mayan's service chose of an order. */
export type MayanTerms = Extract<RouteTerms, { kind: 'mayan-swift' }>;

/** A chain as Mayan calls it: a name for its service, and Wormhole's number of it in an order. */
interface MayanChain {
  name: string;
  id: number;
}

/** Of the chains that are served here. */
const CHAINS: ReadonlyMap<ChainId, MayanChain> = new Map([
  [1, { name: 'ethereum', id: 2 }],
  [10, { name: 'optimism', id: 24 }],
  [56, { name: 'bsc', id: 4 }],
  [130, { name: 'unichain', id: 44 }],
  [137, { name: 'polygon', id: 5 }],
  [146, { name: 'sonic', id: 52 }],
  [999, { name: 'hyperevm', id: 47 }],
  [8453, { name: 'base', id: 30 }],
  [42161, { name: 'arbitrum', id: 23 }],
  [59144, { name: 'linea', id: 38 }],
]);

const localChain = (chainId: ChainId): MayanChain => ({ name: `local-${chainId}`, id: Number(bridgeChainIdsOf(chainId)!.wormhole) });

/** How Mayan calls a chain; undefined where it is not known to serve it. It serves no local one, but what stands in its place in tests does. */
export const mayanChainOf = (chainId: ChainId): MayanChain | undefined =>
  CHAINS.get(chainId) ?? (isLocalChain(chainId) ? localChain(chainId) : undefined);

/** Decimals that travel, unless a token has fewer. */
const DECIMALS = 8;

/** In how many decimals an order tells amounts of a token. */
export const mayanDecimals = (decimals: number): number => Math.min(DECIMALS, decimals);

/** Units that the sender is given back where nobody brings an order. @param decimals - of the token. */
export const mayanRefund = (
  amount: bigint,
  decimals: number,
  { cancelFee, refundFee }: Pick<MayanTerms, 'cancelFee' | 'refundFee'>,
): bigint => amount - (BigInt(cancelFee) + BigInt(refundFee)) * 10n ** BigInt(decimals - mayanDecimals(decimals));

/** Straight to the recipient, with no call on arrival. */
const PLAIN = 1;

/** An order as the contract is told it. Chains by Wormhole's numbers, addresses as words. */
export interface MayanOrder {
  payloadType: number;
  /** To whom it is given back. */
  trader: Hex;
  destAddr: Hex;
  destChainId: number;
  referrerAddr: Hex;
  tokenOut: Hex;
  minAmountOut: bigint;
  /** Of the other chain's coin, to be brought besides. */
  gasDrop: bigint;
  cancelFee: bigint;
  refundFee: bigint;
  /** UNIX seconds. */
  deadline: bigint;
  referrerBps: number;
  auctionMode: number;
  random: Hex;
}

/** Mayan's name and number of a chain. @throws Error where it does not serve it. */
function served(chainId: ChainId): MayanChain {
  const chain = mayanChainOf(chainId);
  if (!chain) throw new Error(`Mayan does not serve chain ${chainId}`);
  return chain;
}

const word = (address: string): Hex => pad(address.toLowerCase() as Hex);

/** The order that somebody makes: for whom, where and in what is theirs; nobody is paid for having sent them, no coins are brought and nothing is called. */
export function mayanOrderOf(route: Pick<OutgoingRoute<MayanTerms>, 'destinationChainId' | 'sender' | 'recipient' | 'terms'>): MayanOrder {
  const { destinationChainId, sender, recipient, terms } = route;
  return {
    payloadType: PLAIN,
    trader: word(sender),
    destAddr: word(recipient),
    destChainId: served(destinationChainId).id,
    referrerAddr: zeroHash,
    tokenOut: word(terms.outputToken),
    minAmountOut: BigInt(terms.minAmountOut),
    gasDrop: 0n,
    cancelFee: BigInt(terms.cancelFee),
    refundFee: BigInt(terms.refundFee),
    deadline: BigInt(terms.deadline),
    referrerBps: 0,
    auctionMode: terms.auctionMode,
    random: terms.random as Hex,
  };
}

/** Of 10,000: the most that Mayan's contract lets itself be paid by who brings an order. */
const MOST_PROTOCOL_BPS = 100;

const HASHED = [
  'uint8',
  'bytes32',
  'uint16',
  'bytes32',
  'bytes32',
  'uint16',
  'bytes32',
  'uint64',
  'uint64',
  'uint64',
  'uint64',
  'uint64',
  'bytes32',
  'uint8',
  'uint8',
  'uint8',
  'bytes32',
  'bytes32',
] as const;

/** The hash by which contracts name an order. @param protocolBps - of 10,000: what Mayan is paid of it by who brings it. */
export function mayanOrderKey(order: MayanOrder, originChainId: ChainId, tokenIn: Address, protocolBps: number): Hex {
  const ends = [served(originChainId).id, word(tokenIn), order.destAddr, order.destChainId, order.tokenOut] as const;
  const amounts = [order.minAmountOut, order.gasDrop, order.cancelFee, order.refundFee, order.deadline] as const;
  const fees = [order.referrerAddr, order.referrerBps, protocolBps, order.auctionMode] as const;
  return keccak256(encodePacked(HASHED, [order.payloadType, order.trader, ...ends, ...amounts, ...fees, order.random, zeroHash]));
}

/**
 * What an order may be named by: how much Mayan is paid of it is its contract's to say when it takes it, and told by no log. One with a call on arrival has
 * none of these names, as the hash of its call is a part of its own.
 */
export const mayanOrderKeys = (order: MayanOrder, originChainId: ChainId, tokenIn: Address): ReadonlySet<Hex> =>
  new Set(Array.from({ length: MOST_PROTOCOL_BPS + 1 }, (_, protocolBps) => mayanOrderKey(order, originChainId, tokenIn, protocolBps)));
