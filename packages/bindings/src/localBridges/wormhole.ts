import { sameAddress } from '@althing/domain/units';
import { hexToBigInt, pad, parseAbi, parseEther, parseEventLogs, size, slice } from 'viem';
import { BRIDGE_RELAYER, bridgeAddresses } from './addresses.ts';
import {
  bridgeCall,
  type BridgeReader,
  chainCalled,
  type Deliveries,
  type DeliveryStep,
  nameOnBridge,
  positionOf,
  saidBy,
} from './delivery.ts';
import { signedByGuardians, wormholeHash } from './guardians.ts';

const ABI = parseAbi([
  'event LogMessagePublished(address indexed sender, uint64 sequence, uint32 nonce, bytes payload, uint8 consistencyLevel)',
  'function deliver(bytes[] encodedVMs, bytes encodedDeliveryVAA, address relayerRefundAddress, bytes deliveryOverrides) payable',
  'function deliverySuccessBlock(bytes32 deliveryHash) view returns (uint256)',
  'function executeVAAv1(bytes encoded)',
  'function isProcessed(bytes32 id) view returns (bool)',
]);
const { wormholeCore, wormholeRelayer } = bridgeAddresses;

/** Bytes in which a payload names its destination. */
const DESTINATION_BYTES = 3;

/** More than any delivery costs; the rest is returned. */
const BUDGET = parseEther('0.01');

/** Payloads of the relayer name their destination after the kind; payloads of an adapter begin with it. */
export const wormholeDeliveries: Deliveries = ({ chainId }, logs) =>
  parseEventLogs({ abi: ABI, logs: saidBy(wormholeCore, logs), eventName: 'LogMessagePublished' }).flatMap((log) => {
    const { sender, sequence, nonce, payload, consistencyLevel } = log.args;
    // Anybody may publish any bytes.
    if (size(payload) < DESTINATION_BYTES) return [];
    const isRelayed = sameAddress(sender, wormholeRelayer);
    const destination = chainCalled('wormhole', hexToBigInt(isRelayed ? slice(payload, 1, 3) : slice(payload, 0, 2)));
    if (destination === undefined) return [];
    const emitterChain = Number(nameOnBridge('wormhole', chainId));
    const message = { emitterChain, emitter: pad(sender), sequence, nonce, payload, consistencyLevel };
    const hash = wormholeHash(message);
    const relayed = async (to: BridgeReader) =>
      (await to.readContract({ address: wormholeRelayer, abi: ABI, functionName: 'deliverySuccessBlock', args: [hash] })) > 0n;
    const taken = (to: BridgeReader) => to.readContract({ address: sender, abi: ABI, functionName: 'isProcessed', args: [hash] });
    const step: DeliveryStep = {
      isDone: isRelayed ? relayed : taken,
      async call() {
        const signed = await signedByGuardians(message);
        if (!isRelayed) return bridgeCall(sender, ABI, 'executeVAAv1', [signed]);
        return bridgeCall(wormholeRelayer, ABI, 'deliver', [[], signed, BRIDGE_RELAYER.address, '0x'], BUDGET);
      },
    };
    return [{ bridge: 'wormhole' as const, destination, position: positionOf(log, logs), steps: [step] }];
  });
