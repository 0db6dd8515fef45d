import { bridgeChainIdsOf } from '@althing/domain/bridges';
import { type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import { concat, encodeEventTopics, getAddress, hexToBigInt, keccak256, numberToHex, pad, parseEventLogs, size, slice } from 'viem';
import { contractCall } from '../call.ts';
import { isContractAnswer } from '../isContractAnswer.ts';
import { nttManagerAbi as abi, nttTransceiverAbi } from './abis.ts';
import type { DepartedIn, RouteCodec, RouteTerms } from './route.ts';

type Terms = Extract<RouteTerms, { kind: 'ntt' }>;

/** No instructions to a manager's transceivers: each brings the message as it is used to. */
export const NO_INSTRUCTIONS = '0x00';

/** Wormhole's number of a chain. @throws Error where it does not reach the chain. */
export function wormholeIdOf(chainId: ChainId): number {
  const id = bridgeChainIdsOf(chainId)?.wormhole;
  if (id === undefined) throw new Error(`Wormhole does not reach chain ${chainId}`);
  return Number(id);
}

const chainOf = (id: number, chainIds: readonly ChainId[]): ChainId | undefined =>
  chainIds.find((chainId) => bridgeChainIdsOf(chainId)?.wormhole === BigInt(id));

/** A manager's message: id (32 bytes), sender (32), length (2), prefix (4), decimals (1), amount (8), token (32), recipient (32). */
const MESSAGE_LENGTH = 145;
const inMessage = (message: Hex) => ({
  sequence: hexToBigInt(slice(message, 0, 32)),
  sender: getAddress(slice(message, 44, 64)),
});

/**
 * What a manager gave to its transceivers under a number; theirs are the logs, as a manager says less. Of several it is the last one before the manager's
 * own log: nobody else is called between the two, but whoever called the manager could have logged anything before.
 */
function messageOf({ logs }: DepartedIn, manager: Hex, sequence: bigint, saidAt: number): Hex | undefined {
  const before = logs.filter(({ logIndex }) => logIndex < saidAt);
  return parseEventLogs({ abi: nttTransceiverAbi, eventName: 'SendTransceiverMessage', logs: before })
    .filter(({ args }) => args.message.sourceNttManagerAddress.toLowerCase() === pad(manager).toLowerCase())
    .map(({ args }) => args.message.nttManagerPayload)
    .findLast((message) => size(message) >= MESSAGE_LENGTH && inMessage(message).sequence === sequence);
}

/** What locks or burns here and gives out or mints there, by a manager on each chain. @param chainIds - on which it could arrive. */
export const nttCodec = (chainIds: readonly ChainId[]): RouteCodec<Terms> => ({
  encode({ contract, nativeFee, sender, recipient, amount, destinationChainId }) {
    // What its limit does not let through is refused, instead of waiting with the manager until somebody sends it on.
    const args = [amount, wormholeIdOf(destinationChainId), pad(recipient), pad(sender), false, NO_INSTRUCTIONS] as const;
    return contractCall({ address: contract, abi, functionName: 'transfer', args, value: nativeFee });
  },

  departuresIn(contract, transaction) {
    const ours = transaction.logs.filter(({ address }) => sameAddress(address, contract));
    return parseEventLogs({ abi, eventName: 'TransferSent', logs: ours }).flatMap(({ args, logIndex }) => {
      const destinationChainId = chainOf(args.recipientChain, chainIds);
      const message = messageOf(transaction, contract, args.msgSequence, logIndex);
      if (destinationChainId === undefined || !message) return [];
      return [
        {
          provider: 'wormhole-ntt' as const,
          position: logIndex - transaction.logs[0]!.logIndex,
          sender: inMessage(message).sender,
          recipient: getAddress(slice(args.recipient, 12)),
          destinationChainId,
          tokens: null,
          amount: args.amount,
          received: args.amount,
          key: keccak256(concat([numberToHex(wormholeIdOf(transaction.chainId), { size: 2 }), message])),
          deadline: null,
        },
      ];
    });
  },

  arrivalPlace: ({ key }, _, address) => ({
    address,
    topics: encodeEventTopics({ abi, eventName: 'TransferRedeemed', args: { digest: key } }) as Hex[],
  }),

  // The key is made of the whole message, so whatever has it has the amount, too.
  arrivedIn(log, { key, received }) {
    const [found] = parseEventLogs({ abi, eventName: 'TransferRedeemed', logs: [log] });
    return found?.args.digest === key ? received : undefined;
  },

  async isQueued(reader, address, key) {
    try {
      const { txTimestamp } = await reader.readContract({ address, abi, functionName: 'getInboundQueuedTransfer', args: [key] });
      return txTimestamp > 0n;
    } catch (error) {
      if (isContractAnswer(error)) return false;
      throw error;
    }
  },
});
