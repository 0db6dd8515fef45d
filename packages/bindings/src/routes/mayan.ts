import { type Address, type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import { decodeFunctionData, encodeEventTopics, encodeFunctionData, getAddress, parseEventLogs, slice, zeroHash } from 'viem';
import { contractCall } from '../call.ts';
import { mayanForwarderAbi, mayanSwiftAbi as abi } from './abis.ts';
import { mayanChainOf, mayanDecimals, mayanOrderKeys, mayanOrderOf, type MayanOrder, type MayanTerms } from './mayanOrder.ts';
import type { DepartedIn, NamedRefunds, RouteCodec } from './route.ts';

/** Of one transaction; each costs a hundred hashes, and whoever passes on more in one has the others followed by nobody. */
const MOST_FORWARDED = 10;

/** The forwarder takes the tokens by an allowance. */
const NO_PERMIT = { value: 0n, deadline: 0n, v: 0, r: zeroHash, s: zeroHash } as const;

const addressIn = (word: Hex): Address | undefined => (/^0x0{24}/.test(word) ? getAddress(slice(word, 12)) : undefined);

interface Ordered {
  token: Address;
  amount: bigint;
  order: MayanOrder;
}

/** What a call has the contract take; undefined for any other call. */
function orderedBy(data: Hex): Ordered | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi, data });
    if (functionName !== 'createOrderWithToken') return undefined;
    const [token, amount, order] = args;
    return { token, amount, order };
  } catch {
    return undefined;
  }
}

/** The log by which `protocol` says that it took this order: no other order has one of these names. */
const creationOf = ({ chainId, logs }: DepartedIn, protocol: Address, { order, token }: Ordered) => {
  const keys = mayanOrderKeys(order, chainId, token);
  const said = logs.filter(({ address }) => sameAddress(address, protocol));
  return parseEventLogs({ abi, eventName: 'OrderCreated', logs: said }).find(({ args }) => keys.has(args.key));
};

/**
 * Mayan Swift: what its forwarder passes on is kept by a contract of Mayan's, and given to who brings the recipient what was ordered on the other chain.
 * @param chainIds - on which it could arrive.
 */
export const mayanCodec = (chainIds: readonly ChainId[]): RouteCodec<MayanTerms> & { refunds: NamedRefunds } => {
  const chainOf = (id: number) => chainIds.find((chainId) => mayanChainOf(chainId)?.id === id);
  return {
    encode(route) {
      const { contract, token, amount, terms } = route;
      const order = encodeFunctionData({ abi, functionName: 'createOrderWithToken', args: [token, amount, mayanOrderOf(route), '0x'] });
      const args = [token, amount, NO_PERMIT, terms.protocol as Address, order] as const;
      return contractCall({ address: contract, abi: mayanForwarderAbi, functionName: 'forwardERC20', args });
    },

    departuresIn(contract, transaction) {
      const forwarded = transaction.logs.filter(({ address }) => sameAddress(address, contract));
      const passedOn = parseEventLogs({ abi: mayanForwarderAbi, eventName: 'ForwardedERC20', logs: forwarded });
      return passedOn.slice(0, MOST_FORWARDED).flatMap(({ args }) => {
        const ordered = orderedBy(args.protocolData);
        // What is passed on is what it was told to pass on, but a call of Mayan's contract may name less.
        if (!ordered || !sameAddress(ordered.token, args.token) || ordered.amount !== args.amount) return [];
        const { token, amount, order } = ordered;
        const destinationChainId = chainOf(order.destChainId);
        const creation = creationOf(transaction, args.mayanProtocol, ordered);
        const [sender, recipient, output] = [order.trader, order.destAddr, order.tokenOut].map(addressIn);
        if (!creation || destinationChainId === undefined || !sender || !recipient || !output) return [];
        return [
          {
            provider: 'mayan-swift' as const,
            position: creation.logIndex - transaction.logs[0]!.logIndex,
            sender,
            recipient,
            destinationChainId,
            tokens: { input: token, output },
            amount,
            received: order.minAmountOut,
            receivedDecimals: mayanDecimals,
            key: creation.args.key,
            deadline: Number(order.deadline),
            keeper: args.mayanProtocol,
          },
        ];
      });
    },

    // Who brings an order tells so by a message, which is given what is kept: so what keeps it knows by whose messages.
    async bringer(reader, { keeper, destinationChainId }) {
      const chain = mayanChainOf(destinationChainId);
      if (!keeper || !chain) return undefined;
      return addressIn(await reader.readContract({ address: keeper, abi, functionName: 'emitters', args: [chain.id] }));
    },

    arrivalPlace: (_, __, address) => ({ address, topics: encodeEventTopics({ abi, eventName: 'OrderFulfilled' }) as Hex[] }),

    // The key is made of the whole order, so whatever has it has the recipient, token and least amount, too.
    arrivedIn(log, { key, received }) {
      const [found] = parseEventLogs({ abi, eventName: 'OrderFulfilled', logs: [log] });
      return found?.args.key === key && found.args.fulfilledAmount >= received ? found.args.fulfilledAmount : undefined;
    },

    refunds: {
      isNamed: true,
      place: ({ keeper }) =>
        keeper ? { address: keeper, topics: encodeEventTopics({ abi, eventName: 'OrderRefunded' }) as Hex[] } : undefined,

      refundedIn(log, key) {
        const [found] = parseEventLogs({ abi, eventName: 'OrderRefunded', logs: [log] });
        return found?.args.key === key ? found.args.refundedAmount : undefined;
      },
    },
  };
};
