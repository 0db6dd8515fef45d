import { polymerAdapterAbi } from '@althing/bindings';
import { concat, keccak256, parseEventLogs, size, toHex, zeroHash } from 'viem';
import { localAccount } from '../../accounts.ts';
import { chainCalled, type Deliveries, relayed } from './delivery.ts';

/** Where the topics of a proof begin; see the contract `LocalProver`. */
const TOPICS = 148;

/** The first local key, whom the local prover believes, signs what the event was. */
export const polymerDeliveries: Deliveries = (from, logs) =>
  parseEventLogs({ abi: polymerAdapterAbi, logs: [...logs], eventName: 'PolymerMessage' }).map((log) => ({
    bridge: 'polymer',
    destination: chainCalled('polymer', log.args.destinationChain),
    async deliver(to) {
      const topics = concat(log.topics);
      const event = concat([
        toHex(from.chain.id, { size: 4 }),
        toHex(log.blockNumber, { size: 8 }),
        toHex(log.blockNumber, { size: 8 }),
        toHex(log.transactionIndex, { size: 4 }),
        toHex(log.logIndex, { size: 4 }),
        toHex(log.topics.length, { size: 1 }),
        toHex(TOPICS + size(topics) + size(log.data), { size: 2 }),
        log.address,
        topics,
        log.data,
      ]);
      const signature = await localAccount(0).signMessage({ message: { raw: keccak256(event) } });
      const proof = concat([zeroHash, signature, event]);
      return relayed(to, { address: log.address, abi: polymerAdapterAbi, functionName: 'receiveMessage', args: [proof] });
    },
  }));
