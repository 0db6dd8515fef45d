import { concat, encodeFunctionData, getAddress, hexToBigInt, hexToNumber, keccak256, parseAbi, parseEventLogs, size, slice } from 'viem';
import type { LocalClient } from '../../client.ts';
import { BRIDGE_VALIDATORS, bridgeAddresses } from '../addresses.ts';
import { LAYERZERO_VERIFIER_ID } from '../layerZero.ts';
import { chainCalled, type Deliveries, relayed } from './delivery.ts';

const ABI = parseAbi([
  'event PacketSent(bytes encodedPayload, bytes options, address sendLibrary)',
  'function verify(bytes packetHeader, bytes32 payloadHash, uint64 confirmations)',
  'function commitVerification(bytes packetHeader, bytes32 payloadHash)',
  'struct Verification { uint32 vid; address target; bytes callData; uint256 expiration; bytes signatures; }',
  'function execute(Verification[] params)',
  'function hashCallData(uint32 vid, address target, bytes callData, uint256 expiration) view returns (bytes32)',
  'struct Origin { uint32 srcEid; bytes32 sender; uint64 nonce; }',
  'struct Execution { address receiver; Origin origin; bytes32 guid; bytes message; bytes extraData; uint256 gasLimit; }',
  'function execute302(Execution params) payable',
  'function inboundPayloadHash(address receiver, uint32 srcEid, bytes32 sender, uint64 nonce) view returns (bytes32)',
]);
const { receiveUln, dvn, layerZeroEndpoint, layerZeroExecutor } = bridgeAddresses;

/** Version, nonce, source, sender, destination, receiver; behind it the id and the message. */
const HEADER_BYTES = 81;

const partsOf = (packet: `0x${string}`) => ({
  header: slice(packet, 0, HEADER_BYTES),
  payloadHash: keccak256(slice(packet, HEADER_BYTES)),
  destination: hexToBigInt(slice(packet, 45, 49)),
  receiver: getAddress(slice(packet, 61, HEADER_BYTES)),
  origin: { srcEid: hexToNumber(slice(packet, 9, 13)), sender: slice(packet, 13, 45), nonce: hexToBigInt(slice(packet, 1, 9)) },
  guid: slice(packet, HEADER_BYTES, 113),
  message: slice(packet, 113),
});

type Packet = ReturnType<typeof partsOf>;

/** Two signers of the verifier say that they saw it, and anybody commits that. Done once. */
async function verify(to: LocalClient, { header, payloadHash, receiver, origin }: Packet): Promise<void> {
  const place = [receiver, origin.srcEid, origin.sender, origin.nonce] as const;
  const known = await to.readContract({ address: layerZeroEndpoint, abi: ABI, functionName: 'inboundPayloadHash', args: place });
  if (known === payloadHash) return;
  const callData = encodeFunctionData({ abi: ABI, functionName: 'verify', args: [header, payloadHash, 10n] });
  const expiration = (await to.getBlock()).timestamp + 3600n;
  const vid = LAYERZERO_VERIFIER_ID;
  const asked = [vid, receiveUln, callData, expiration] as const;
  const raw = await to.readContract({ address: dvn, abi: ABI, functionName: 'hashCallData', args: asked });
  const signatures = concat(await Promise.all(BRIDGE_VALIDATORS.slice(0, 2).map((each) => each.signMessage({ message: { raw } }))));
  const verification = { vid, target: receiveUln, callData, expiration, signatures };
  await relayed(to, { address: dvn, abi: ABI, functionName: 'execute', args: [[verification]] });
  await relayed(to, { address: receiveUln, abi: ABI, functionName: 'commitVerification', args: [header, payloadHash] });
}

export const layerZeroDeliveries: Deliveries = (_, logs) =>
  parseEventLogs({ abi: ABI, logs: [...logs], eventName: 'PacketSent' }).map(({ args: { encodedPayload, options } }) => {
    const packet = partsOf(encodedPayload);
    const { receiver, origin, guid, message } = packet;
    // The one option of an adapter ends with the gas of the delivery.
    const gasLimit = hexToBigInt(slice(options, size(options) - 16));
    return {
      bridge: 'layerzero',
      destination: chainCalled('layerzero', packet.destination),
      async deliver(to) {
        await verify(to, packet);
        const params = { receiver, origin, guid, message, extraData: '0x', gasLimit };
        return relayed(to, { address: layerZeroExecutor, abi: ABI, functionName: 'execute302', args: [params] });
      },
    };
  });
