import { sameAddress } from '@althing/domain/units';
import { encodeEventTopics, getAddress, hexToBigInt, numberToHex, pad, parseEventLogs, slice, zeroAddress } from 'viem';
import { contractCall } from '../call.ts';
import { spokePoolAbi as abi } from './abis.ts';
import type { RouteCodec, RouteTerms, SumRefunds } from './route.ts';

const padded = (address: `0x${string}`) => pad(address.toLowerCase() as `0x${string}`);
const addressIn = (word: `0x${string}`) => getAddress(slice(word, 12));

/** Somebody there gives the recipient the output, and is given the deposit later. */
export const acrossCodec: RouteCodec<Extract<RouteTerms, { kind: 'across' }>> & { refunds: SumRefunds } = {
  encode({ contract, sender, recipient, token, amount, destinationChainId, terms }) {
    const { outputToken, outputAmount, quoteTimestamp, fillDeadline } = terms;
    const whom = [sender, recipient, token, outputToken as `0x${string}`] as const;
    const what = [amount, BigInt(outputAmount), BigInt(destinationChainId)] as const;
    const args = [...whom, ...what, zeroAddress, quoteTimestamp, fillDeadline, 0, '0x'] as const;
    return contractCall({ address: contract, abi, functionName: 'depositV3', args });
  },

  departuresIn(contract, { logs }) {
    const ours = logs.filter(({ address }) => sameAddress(address, contract));
    return parseEventLogs({ abi, eventName: 'FundsDeposited', logs: ours }).map(({ args, logIndex }) => ({
      provider: 'across' as const,
      position: logIndex - logs[0]!.logIndex,
      sender: addressIn(args.depositor),
      recipient: addressIn(args.recipient),
      destinationChainId: Number(args.destinationChainId),
      tokens: { input: addressIn(args.inputToken), output: addressIn(args.outputToken) },
      amount: args.inputAmount,
      received: args.outputAmount,
      key: numberToHex(args.depositId, { size: 32 }),
      deadline: args.fillDeadline,
    }));
  },

  arrivalPlace({ key }, originChainId, address) {
    const args = { originChainId: BigInt(originChainId), depositId: hexToBigInt(key) };
    return { address, topics: encodeEventTopics({ abi, eventName: 'FilledRelay', args }) as `0x${string}`[] };
  },

  // Anybody may fill a deposit that nobody made, with tokens of their own: it is this one only where recipient, token and amount are this one's.
  arrivedIn(log, { key, originChainId, recipient, received, outputToken }) {
    const [found] = parseEventLogs({ abi, eventName: 'FilledRelay', logs: [log] });
    if (!found) return undefined;
    const { args } = found;
    const isOurs =
      args.originChainId === BigInt(originChainId) &&
      args.depositId === hexToBigInt(key) &&
      args.outputToken === padded(outputToken) &&
      args.recipient === padded(recipient) &&
      args.outputAmount === received;
    return isOurs ? args.relayExecutionInfo.updatedOutputAmount : undefined;
  },

  refunds: {
    isNamed: false,
    place: (originChainId, address) => ({
      address,
      topics: encodeEventTopics({
        abi,
        eventName: 'ExecutedRelayerRefundRoot',
        args: { chainId: BigInt(originChainId) },
      }) as `0x${string}`[],
    }),

    givenIn(log, { sender, token }) {
      const [found] = parseEventLogs({ abi, eventName: 'ExecutedRelayerRefundRoot', logs: [log] });
      // Where some could not be paid, it does not say which: they are claimed later.
      if (!found || found.args.deferredRefunds || !sameAddress(found.args.l2TokenAddress, token)) return 0n;
      const { refundAddresses, refundAmounts } = found.args;
      return refundAmounts.reduce((sum, amount, index) => (sameAddress(refundAddresses[index], sender) ? sum + amount : sum), 0n);
    },
  },
};
