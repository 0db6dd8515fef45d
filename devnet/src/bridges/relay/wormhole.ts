import { hexToBigInt, pad, parseAbi, parseEther, parseEventLogs, slice } from 'viem';
import { sameAddress } from '@althing/domain/units';
import { BRIDGE_RELAYER, bridgeAddresses } from '../addresses.ts';
import { bridgeNumber } from '../parts.ts';
import { signedByGuardians } from '../wormhole.ts';
import { chainCalled, type Deliveries, relayed } from './delivery.ts';

const ABI = parseAbi([
  'event LogMessagePublished(address indexed sender, uint64 sequence, uint32 nonce, bytes payload, uint8 consistencyLevel)',
  'function deliver(bytes[] encodedVMs, bytes encodedDeliveryVAA, address relayerRefundAddress, bytes deliveryOverrides) payable',
  'function executeVAAv1(bytes encoded)',
]);
const { wormholeRelayer } = bridgeAddresses;

/** More than any delivery takes; the rest comes back. */
const BUDGET = parseEther('0.01');

/** What the relayer published says where it goes to behind its kind, what an adapter published at its beginning. */
export const wormholeDeliveries: Deliveries = (from, logs) =>
  parseEventLogs({ abi: ABI, logs: [...logs], eventName: 'LogMessagePublished' }).map(({ args }) => {
    const { sender, sequence, nonce, payload, consistencyLevel } = args;
    const isRelayed = sameAddress(sender, wormholeRelayer);
    const number = hexToBigInt(isRelayed ? slice(payload, 1, 3) : slice(payload, 0, 2));
    return {
      bridge: 'wormhole',
      destination: chainCalled('wormhole', number),
      async deliver(to) {
        const emitterChain = Number(bridgeNumber('wormhole', from.chain.id));
        const signed = await signedByGuardians({ emitterChain, emitter: pad(sender), sequence, nonce, payload, consistencyLevel });
        if (!isRelayed) return relayed(to, { address: sender, abi: ABI, functionName: 'executeVAAv1', args: [signed] });
        const call = [[], signed, BRIDGE_RELAYER.address, '0x'] as const;
        return relayed(to, { address: wormholeRelayer, abi: ABI, functionName: 'deliver', args: call, value: BUDGET });
      },
    };
  });
