import { bridgeAdaptersOf } from '@althing/bindings';
import type { Bridge, BridgeChainId } from '@althing/domain/bridges';
import type { ChainId, Hex } from '@althing/domain/units';
import {
  type AbiEvent,
  decodeErrorResult,
  decodeFunctionResult,
  encodeFunctionData,
  numberToHex,
  pad,
  parseAbi,
  parseAbiItem,
  size,
  slice,
  toEventSelector,
} from 'viem';
import type { BridgeDeliveryChange } from '../../../store/chain/bridgeChanges.ts';
import { type Args, createDecoders } from '../../decode.ts';
import type { Lookout, NamedLookouts } from '../../lookout.ts';
import type { Log } from '../../rpc/answers.ts';
import { bridgeContractsOf, originCalled } from './bridgeContracts.ts';

/*
 * What bridges' own contracts say of deliveries to the platform's adapters. Hyperlane's and Polymer's say nothing, as a delivery that fails there
 * is a transaction that fails.
 */

const LAYERZERO_FAILED = parseAbiItem([
  'event LzReceiveAlert(address indexed receiver, address indexed executor, Origin origin, bytes32 guid, uint256 gas, uint256 value, bytes message, bytes extraData, bytes reason)',
  'struct Origin { uint32 srcEid; bytes32 sender; uint64 nonce; }',
]);
const AXELAR_APPROVED = parseAbiItem(
  'event ContractCallApproved(bytes32 indexed commandId, string sourceChain, string sourceAddress, address indexed contractAddress, bytes32 indexed payloadHash, bytes32 sourceTxHash, uint256 sourceEventIndex)',
);
const WORMHOLE_DELIVERY = parseAbiItem(
  'event Delivery(address indexed recipientContract, uint16 indexed sourceChain, uint64 indexed sequence, bytes32 deliveryVaaHash, uint8 status, uint256 gasUsed, uint8 refundStatus, bytes additionalStatusInfo, bytes overridesInfo)',
);
/** Of CCIP 2.0, and of 1.6. */
const CCIP_EXECUTIONS = [
  parseAbiItem(
    'event ExecutionStateChanged(uint64 indexed sourceChainSelector, uint64 indexed messageNumber, bytes32 indexed messageId, uint8 state, bytes returnData)',
  ),
  parseAbiItem(
    'event ExecutionStateChanged(uint64 indexed sourceChainSelector, uint64 indexed sequenceNumber, bytes32 indexed messageId, bytes32 messageHash, uint8 state, bytes returnData, uint256 gasUsed)',
  ),
] as const;
const CCIP_ROUTER = parseAbi([
  'struct OffRamp { uint64 sourceChainSelector; address offRamp; }',
  'function getOffRamps() view returns (OffRamp[])',
]);
const CCIP_RECEIVER_ERROR = parseAbi(['error ReceiverError(bytes err)']);

/** In the events of CCIP and of Wormhole's relayer. */
const CCIP_FAILURE = 3;
/** A chain has one, and during a migration two. */
const MAX_OFF_RAMPS = 20;
const WORMHOLE_FAILURE = 1;
/** Bytes of an answer that are kept: a selector and eight words. */
const LONGEST_ANSWER = 260;

type Told = Pick<BridgeDeliveryChange, 'name' | 'outcome'> & { origin: BridgeChainId; answer?: Hex; originTransaction?: Hex };

const answerOf = (data: Hex): Hex | null => (size(data) === 0 ? null : slice(data, 0, Math.min(size(data), LONGEST_ANSWER)));

/** What the receiver answered CCIP, which wraps it. */
function unwrapped(data: Hex): Hex {
  try {
    return decodeErrorResult({ abi: CCIP_RECEIVER_ERROR, data }).args[0];
  } catch {
    return data;
  }
}

interface Listening {
  chainId: ChainId;
  bridge: Bridge;
  adapter: Hex;
  event: AbiEvent;
  address: readonly Hex[];
  /** Of the indexed arguments, in order. */
  topics: readonly (readonly Hex[] | null)[];
  /** Undefined where nothing has to be done about it. */
  tell(args: Args): Told | undefined;
}

function lookout({ chainId, bridge, adapter, event, address, topics, tell }: Listening): Lookout {
  const selector = toEventSelector(event);
  const { decode } = createDecoders([event]).get(selector)!;
  return {
    address: address.map((each) => each.toLowerCase() as Hex),
    topics: [[selector], ...topics],
    read(log: Log) {
      const args = decode(log);
      const told = args && tell(args);
      if (!told) return undefined;
      const { origin, name, outcome, answer = '0x', originTransaction = null } = told;
      const originChainId = originCalled(bridge, origin, chainId);
      if (originChainId === undefined) return undefined;
      return { table: 'bridgeDelivery', originChainId, adapter, name, originTransaction, outcome, answer: answerOf(answer) };
    },
  };
}

/** Deliveries whose events name the adapter that gets them. */
export function adapterLookouts(chainId: ChainId): Lookout[] {
  const adapters = bridgeAdaptersOf(chainId);
  if (!adapters) return [];
  const { layerZeroEndpoint, layerZeroExecutor, axelarGateway, wormholeRelayer } = bridgeContractsOf(chainId);
  const to = (bridge: Bridge) => ({ chainId, bridge, adapter: adapters[bridge].toLowerCase() as Hex });
  const naming = (address: Hex) => [pad(address).toLowerCase() as Hex];
  const layerZero =
    layerZeroEndpoint &&
    layerZeroExecutor &&
    lookout({
      ...to('layerzero'),
      event: LAYERZERO_FAILED,
      address: [layerZeroEndpoint],
      topics: [naming(adapters.layerzero), naming(layerZeroExecutor)],
      tell: ({ origin, guid, reason }) => ({
        origin: BigInt((origin as { srcEid: number }).srcEid),
        name: guid as Hex,
        outcome: 'failed',
        answer: reason as Hex,
      }),
    });
  const axelar =
    axelarGateway &&
    lookout({
      ...to('axelar'),
      event: AXELAR_APPROVED,
      address: [axelarGateway],
      topics: [null, naming(adapters.axelar)],
      tell: ({ sourceChain, payloadHash, sourceTxHash }) => ({
        origin: sourceChain as string,
        name: payloadHash as Hex,
        originTransaction: sourceTxHash as Hex,
        outcome: 'approved',
      }),
    });
  const wormhole =
    wormholeRelayer &&
    lookout({
      ...to('wormhole'),
      event: WORMHOLE_DELIVERY,
      address: [wormholeRelayer],
      topics: [naming(adapters.wormhole)],
      tell: ({ sourceChain, sequence, status, additionalStatusInfo }) =>
        status === WORMHOLE_FAILURE
          ? {
              origin: BigInt(sourceChain as number),
              name: numberToHex(sequence as bigint, { size: 32 }),
              outcome: 'failed',
              answer: additionalStatusInfo as Hex,
            }
          : undefined,
    });
  return [layerZero, axelar, wormhole].filter((each) => each !== undefined);
}

/** The contracts that deliver for CCIP, as its router answers; none where there is no router. */
function offRampsIn(answer: Hex): Hex[] {
  if (size(answer) === 0) return [];
  const ramps = decodeFunctionResult({ abi: CCIP_ROUTER, data: answer }).map(({ offRamp }) => offRamp);
  return [...new Set(ramps)].slice(0, MAX_OFF_RAMPS);
}

/** Deliveries by CCIP, whose events name nothing but the message, by contracts that its router knows. */
export function ccipLookouts(chainId: ChainId): NamedLookouts | null {
  const adapter = bridgeAdaptersOf(chainId)?.ccip.toLowerCase() as Hex | undefined;
  const { ccipRouter } = bridgeContractsOf(chainId);
  if (!adapter || !ccipRouter) return null;
  const question = { to: ccipRouter, data: encodeFunctionData({ abi: CCIP_ROUTER }) };
  return { adapter, question, of: (answer, ids) => ccipExecutions(chainId, adapter, offRampsIn(answer), ids) };
}

function ccipExecutions(chainId: ChainId, adapter: Hex, offRamps: readonly Hex[], ids: readonly Hex[]): Lookout[] {
  if (offRamps.length === 0 || ids.length === 0) return [];
  return CCIP_EXECUTIONS.map((event) =>
    lookout({
      chainId,
      bridge: 'ccip',
      adapter,
      event,
      address: offRamps,
      topics: [null, null, ids],
      tell: ({ sourceChainSelector, messageId, state, returnData }) =>
        state === CCIP_FAILURE
          ? {
              origin: sourceChainSelector as bigint,
              name: messageId as Hex,
              outcome: 'failed',
              answer: unwrapped(returnData as Hex),
            }
          : undefined,
    }),
  );
}
