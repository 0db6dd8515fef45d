import { isLocalChain } from '@althing/domain/bridges';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { hashStruct } from 'viem';
import type { OutgoingRoute, RouteTerms } from './route.ts';

/** What Relay's service chose of an order. */
export type RelayTerms = Extract<RouteTerms, { kind: 'relay' }>;

/** Relay's names of the chains that are served here. */
const CHAIN_NAMES: ReadonlyMap<ChainId, string> = new Map([
  [1, 'ethereum'],
  [10, 'optimism'],
  [56, 'bnb'],
  [100, 'gnosis'],
  [130, 'unichain'],
  [137, 'polygon'],
  [146, 'sonic'],
  [288, 'boba'],
  [999, 'hyperevm'],
  [5000, 'mantle'],
  [8453, 'base'],
  [42161, 'arbitrum'],
  [59144, 'linea'],
  [60808, 'bob'],
  [80094, 'berachain'],
  [81457, 'blast'],
  [98866, 'plume'],
]);

/** Relay's name of a chain; undefined where it is not known to serve it. It serves no local one, but what stands in its place in tests does. */
export const relayChainOf = (chainId: ChainId): string | undefined =>
  CHAIN_NAMES.get(chainId) ?? (isLocalChain(chainId) ? `local-${chainId}` : undefined);

/** What Relay is ordered to do. Amounts in units; addresses and calls of chains that run EVM programs. */
export interface RelayOrder {
  version: 'v1';
  solverChainId: string;
  solver: Address;
  salt: bigint;
  inputs: readonly {
    payment: { chainId: string; currency: Hex; amount: bigint; weight: bigint };
    /** How the sender may be given it back. */
    refunds: readonly {
      chainId: string;
      recipient: Hex;
      currency: Hex;
      minimumAmount: bigint;
      /** UNIX seconds. */
      deadline: number;
      extraData: Hex;
    }[];
  }[];
  output: {
    chainId: string;
    payments: readonly { recipient: Hex; currency: Hex; minimumAmount: bigint; expectedAmount: bigint }[];
    calls: readonly Hex[];
    /** UNIX seconds. */
    deadline: number;
    extraData: Hex;
  };
  fees: readonly { recipientChainId: string; recipient: Hex; currencyChainId: string; currency: Hex; amount: bigint }[];
}

const field = (type: string) => (name: string) => ({ name, type });
const text = field('string');
const whole = field('uint256');
const bytes = field('bytes');
const uint32 = field('uint32');

/** As Relay's protocol defines it; the order of fields counts. */
const TYPES = {
  Order: [
    text('version'),
    text('solverChainId'),
    field('address')('solver'),
    whole('salt'),
    field('Input[]')('inputs'),
    field('Output')('output'),
    field('Fee[]')('fees'),
  ],
  Input: [field('InputPayment')('payment'), field('InputRefund[]')('refunds')],
  InputPayment: [text('chainId'), bytes('currency'), whole('amount'), whole('weight')],
  InputRefund: [text('chainId'), bytes('recipient'), bytes('currency'), whole('minimumAmount'), uint32('deadline'), bytes('extraData')],
  Output: [text('chainId'), field('OutputPayment[]')('payments'), uint32('deadline'), field('bytes[]')('calls'), bytes('extraData')],
  OutputPayment: [bytes('recipient'), bytes('currency'), whole('minimumAmount'), whole('expectedAmount')],
  Fee: [text('recipientChainId'), bytes('recipient'), text('currencyChainId'), bytes('currency'), whole('amount')],
};

const bytesOf = (text: string): Hex => text.toLowerCase() as Hex;

/**
 * The order that somebody makes: payment, chains, tokens, recipient and to whom it is given back are theirs, and nothing is called on arrival; the rest is
 * as Relay's service chose it. If the service meant another order, the hash of this one is not its id.
 * @throws Error where Relay does not serve a chain.
 */
export function relayOrderOf(route: Omit<OutgoingRoute<RelayTerms>, 'contract' | 'nativeFee'>): RelayOrder {
  const { originChainId, destinationChainId, token, amount, sender, recipient, terms } = route;
  const [from, to] = [relayChainOf(originChainId), relayChainOf(destinationChainId)];
  if (from === undefined || to === undefined) throw new Error('Relay does not serve both chains');
  const places = { origin: { chainId: from, currency: token }, destination: { chainId: to, currency: bytesOf(terms.outputToken) } };
  return {
    version: 'v1',
    solverChainId: terms.solverChainId,
    solver: bytesOf(terms.solver),
    salt: BigInt(terms.salt),
    inputs: [
      {
        payment: { ...places.origin, amount, weight: BigInt(terms.weight) },
        refunds: terms.refunds.map(({ place, minimumAmount, deadline, extraData }) => ({
          ...places[place],
          recipient: sender,
          minimumAmount: BigInt(minimumAmount),
          deadline,
          extraData: bytesOf(extraData),
        })),
      },
    ],
    output: {
      chainId: to,
      payments: [
        {
          recipient,
          currency: places.destination.currency,
          minimumAmount: BigInt(terms.minimumAmount),
          expectedAmount: BigInt(terms.expectedAmount),
        },
      ],
      calls: [],
      deadline: terms.deadline,
      extraData: bytesOf(terms.extraData),
    },
    fees: terms.fees.map(({ recipientChainId, recipient: whom, currencyChainId, currency, amount: fee }) => ({
      recipientChainId,
      recipient: bytesOf(whom),
      currencyChainId,
      currency: bytesOf(currency),
      amount: BigInt(fee),
    })),
  };
}

/** The id of an order: its EIP-712 struct hash. Whoever pays under an id pays for this order and no other. */
export const relayOrderId = (order: RelayOrder): Hex =>
  hashStruct({ types: TYPES, primaryType: 'Order', data: order as unknown as Record<string, unknown> });
