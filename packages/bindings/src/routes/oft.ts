import { bridgeChainIdsOf } from '@althing/domain/bridges';
import { type Address, type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import { encodeEventTopics, getAddress, pad, parseEventLogs, size, slice, zeroAddress } from 'viem';
import { contractCall } from '../call.ts';
import { lzEndpointAbi, oftAbi as abi } from './abis.ts';
import type { DepartedIn, RouteCodec, RouteTerms } from './route.ts';

type Terms = Extract<RouteTerms, { kind: 'oft' }>;

/** LayerZero's number of a chain. @throws Error where it does not reach the chain. */
export function endpointIdOf(chainId: ChainId): number {
  const id = bridgeChainIdsOf(chainId)?.layerzero;
  if (id === undefined) throw new Error(`LayerZero does not reach chain ${chainId}`);
  return Number(id);
}

export interface OftSending {
  destinationChainId: ChainId;
  recipient: Address;
  amount: bigint;
  terms: Terms;
}

/** What is asked about and then sent. */
export const oftSendParam = ({ destinationChainId, recipient, amount, terms }: OftSending) => ({
  dstEid: endpointIdOf(destinationChainId),
  to: pad(recipient),
  amountLD: amount,
  minAmountLD: BigInt(terms.minAmount),
  extraOptions: terms.extraOptions as Hex,
  composeMsg: '0x' as const,
  oftCmd: '0x' as const,
});

/** Bytes of a packet's header, and with the id after it, behind which the message is. */
const ID_AT = 81;
const MESSAGE_AT = 113;
/** Where the recipient begins in a message: a pool's names its kind and asset before. */
const RECIPIENT_AT = { layerzero: MESSAGE_AT, stargate: MESSAGE_AT + 3 } as const;

function recipientIn({ logs }: DepartedIn, guid: Hex, at: number): Address {
  const packets = parseEventLogs({ abi: lzEndpointAbi, eventName: 'PacketSent', logs: [...logs] }).map(({ args }) => args.encodedPayload);
  const packet = packets.find((bytes) => size(bytes) >= at + 32 && slice(bytes, ID_AT, MESSAGE_AT) === guid);
  return packet ? getAddress(slice(packet, at + 12, at + 32)) : zeroAddress;
}

const chainOf = (eid: number, chainIds: readonly ChainId[]): ChainId | undefined =>
  chainIds.find((id) => bridgeChainIdsOf(id)?.layerzero === BigInt(eid));

/** What burns or locks here and mints or gives out there. @param chainIds - on which it could arrive. */
export const oftCodec = (provider: keyof typeof RECIPIENT_AT, chainIds: readonly ChainId[]): RouteCodec<Terms> => ({
  encode(route) {
    const { contract, nativeFee, sender } = route;
    const args = [oftSendParam(route), { nativeFee, lzTokenFee: 0n }, sender] as const;
    return contractCall({ address: contract, abi, functionName: 'send', args, value: nativeFee });
  },

  departuresIn(contract, transaction) {
    const ours = transaction.logs.filter(({ address }) => sameAddress(address, contract));
    return parseEventLogs({ abi, eventName: 'OFTSent', logs: ours }).flatMap(({ args, logIndex }) => {
      const destinationChainId = chainOf(args.dstEid, chainIds);
      if (destinationChainId === undefined) return [];
      return [
        {
          provider,
          position: logIndex - transaction.logs[0]!.logIndex,
          sender: args.fromAddress,
          recipient: recipientIn(transaction, args.guid, RECIPIENT_AT[provider]),
          destinationChainId,
          tokens: null,
          amount: args.amountSentLD,
          received: args.amountReceivedLD,
          key: args.guid,
          deadline: null,
        },
      ];
    });
  },

  arrivalPlace: ({ key }, _, address) => ({
    address,
    topics: encodeEventTopics({ abi, eventName: 'OFTReceived', args: { guid: key } }) as Hex[],
  }),

  arrivedIn(log, { key }) {
    const [found] = parseEventLogs({ abi, eventName: 'OFTReceived', logs: [log] });
    return found?.args.guid === key ? found.args.amountReceivedLD : undefined;
  },
});
