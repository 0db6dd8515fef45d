import {
  concat,
  encodeFunctionData,
  getAddress,
  type Hex,
  hexToBigInt,
  hexToNumber,
  keccak256,
  parseAbi,
  parseEventLogs,
  size,
  slice,
} from 'viem';
import { bridgeAddresses } from './addresses.ts';
import { LAYERZERO_VERIFIER_ID as vid } from './constants.ts';
import {
  bridgeCall,
  type BridgeReader,
  chainCalled,
  type Deliveries,
  type DeliveryStep,
  positionOf,
  saidBy,
  twoSignatures,
} from './delivery.ts';

const ABI = parseAbi([
  'event PacketSent(bytes encodedPayload, bytes options, address sendLibrary)',
  'function verify(bytes packetHeader, bytes32 payloadHash, uint64 confirmations)',
  'function hashLookup(bytes32 headerHash, bytes32 payloadHash, address dvn) view returns (bool submitted, uint64 confirmations)',
  'function commitVerification(bytes packetHeader, bytes32 payloadHash)',
  'struct Verification { uint32 vid; address target; bytes callData; uint256 expiration; bytes signatures; }',
  'function execute(Verification[] params)',
  'function hashCallData(uint32 vid, address target, bytes callData, uint256 expiration) view returns (bytes32)',
  'struct Origin { uint32 srcEid; bytes32 sender; uint64 nonce; }',
  'struct Execution { address receiver; Origin origin; bytes32 guid; bytes message; bytes extraData; uint256 gasLimit; }',
  'function execute302(Execution params) payable',
  'function inboundPayloadHash(address receiver, uint32 srcEid, bytes32 sender, uint64 nonce) view returns (bytes32)',
  'function lazyInboundNonce(address receiver, uint32 srcEid, bytes32 sender) view returns (uint64)',
  'function inboundNonce(address receiver, uint32 srcEid, bytes32 sender) view returns (uint64)',
]);
const { receiveUln, dvn, layerZeroEndpoint, layerZeroExecutor } = bridgeAddresses;
const ENDPOINT = { address: layerZeroEndpoint, abi: ABI } as const;
/** Number of blocks that verifiers wait for; the local one need not. */
const CONFIRMATIONS = 10n;

/** Version, nonce, source, sender, destination and receiver. The id and the message follow. */
const HEADER_BYTES = 81;

const partsOf = (packet: Hex) => ({
  header: slice(packet, 0, HEADER_BYTES),
  payloadHash: keccak256(slice(packet, HEADER_BYTES)),
  destination: hexToBigInt(slice(packet, 45, 49)),
  receiver: getAddress(slice(packet, 61, HEADER_BYTES)),
  origin: { srcEid: hexToNumber(slice(packet, 9, 13)), sender: slice(packet, 13, 45), nonce: hexToBigInt(slice(packet, 1, 9)) },
  guid: slice(packet, HEADER_BYTES, 113),
  message: slice(packet, 113),
});

type Packet = ReturnType<typeof partsOf>;

const wayOf = ({ receiver, origin }: Packet) => [receiver, origin.srcEid, origin.sender] as const;

const verifiedHash = (to: BridgeReader, packet: Packet) =>
  to.readContract({ ...ENDPOINT, functionName: 'inboundPayloadHash', args: [...wayOf(packet), packet.origin.nonce] });

/** The endpoint deletes what was received, and every message before the last received one was verified. */
async function isReceived(to: BridgeReader, packet: Packet): Promise<boolean> {
  const last = await to.readContract({ ...ENDPOINT, functionName: 'lazyInboundNonce', args: wayOf(packet) });
  return packet.origin.nonce <= last && BigInt(await verifiedHash(to, packet)) === 0n;
}

const isCommitted = async (to: BridgeReader, packet: Packet): Promise<boolean> =>
  (await verifiedHash(to, packet)) === packet.payloadHash || (await isReceived(to, packet));

/** Two signers of the verifier confirm the packet. */
const verifyStep = (packet: Packet): DeliveryStep => ({
  async isDone(to) {
    const args = [keccak256(packet.header), packet.payloadHash, dvn] as const;
    const [submitted] = await to.readContract({ address: receiveUln, abi: ABI, functionName: 'hashLookup', args });
    return submitted || isCommitted(to, packet);
  },
  async call(to) {
    const callData = encodeFunctionData({ abi: ABI, functionName: 'verify', args: [packet.header, packet.payloadHash, CONFIRMATIONS] });
    const expiration = (await to.getBlock()).timestamp + 3600n;
    const asked = [vid, receiveUln, callData, expiration] as const;
    const raw = await to.readContract({ address: dvn, abi: ABI, functionName: 'hashCallData', args: asked });
    const signatures = concat(await twoSignatures(raw));
    return bridgeCall(dvn, ABI, 'execute', [[{ vid, target: receiveUln, callData, expiration, signatures }]]);
  },
});

/** Anybody may commit the verification. */
const commitStep = (packet: Packet): DeliveryStep => ({
  isDone: (to) => isCommitted(to, packet),
  call: async () => bridgeCall(receiveUln, ABI, 'commitVerification', [packet.header, packet.payloadHash]),
});

const receiveStep = (packet: Packet, gasLimit: bigint): DeliveryStep => ({
  isDone: (to) => isReceived(to, packet),
  async call(to) {
    const { receiver, origin, guid, message } = packet;
    const verified = await to.readContract({ ...ENDPOINT, functionName: 'inboundNonce', args: wayOf(packet) });
    // The executor would only report this in an event.
    if (verified < origin.nonce) throw new Error(`LayerZero's message ${verified + 1n} of this way is not verified yet`);
    return bridgeCall(layerZeroExecutor, ABI, 'execute302', [{ receiver, origin, guid, message, extraData: '0x', gasLimit }]);
  },
});

export const layerZeroDeliveries: Deliveries = (_, logs) =>
  parseEventLogs({ abi: ABI, logs: saidBy(layerZeroEndpoint, logs), eventName: 'PacketSent' }).flatMap((log) => {
    const packet = partsOf(log.args.encodedPayload);
    const { options } = log.args;
    const destination = chainCalled('layerzero', packet.destination);
    if (destination === undefined) return [];
    // The only option of an adapter ends with the gas of the delivery.
    const gasLimit = hexToBigInt(slice(options, size(options) - 16));
    const steps = [verifyStep(packet), commitStep(packet), receiveStep(packet, gasLimit)] as const;
    return [{ bridge: 'layerzero' as const, destination, position: positionOf(log, logs), steps }];
  });
