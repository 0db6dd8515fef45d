import { concat, encodeAbiParameters, keccak256, parseAbiParameters, parseEventLogs, size, toHex, zeroHash } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { bridgeAdaptersOf } from '../bridges/adapters.ts';
import { polymerAdapterAbi } from '../contracts.ts';
import { LOCAL_MNEMONIC } from './addresses.ts';
import { bridgeCall, chainCalled, type Deliveries, type DeliveryStep, positionOf, saidBy } from './delivery.ts';

/** Where the topics begin within a proof; see the contract `LocalProver`. */
const TOPICS = 148;
/** The account that the local prover trusts. */
const SEQUENCER = mnemonicToAccount(LOCAL_MNEMONIC, { addressIndex: 0 });

/** The first local account signs the event. */
export const polymerDeliveries: Deliveries = ({ chainId }, logs) => {
  const adapter = bridgeAdaptersOf(chainId)!.polymer;
  return parseEventLogs({ abi: polymerAdapterAbi, logs: saidBy(adapter, logs), eventName: 'PolymerMessage' }).flatMap((log) => {
    const destination = chainCalled('polymer', log.args.destinationChain);
    if (destination === undefined) return [];
    const name = [BigInt(chainId), log.args.nonce, keccak256(log.data)] as const;
    const id = keccak256(encodeAbiParameters(parseAbiParameters('uint256, uint256, bytes32'), name));
    const step = {
      isDone: (to) => to.readContract({ address: adapter, abi: polymerAdapterAbi, functionName: 'isProcessed', args: [id] }),
      async call() {
        const topics = concat(log.topics);
        const event = concat([
          toHex(chainId, { size: 4 }),
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
        const signature = await SEQUENCER.signMessage({ message: { raw: keccak256(event) } });
        return bridgeCall(adapter, polymerAdapterAbi, 'receiveMessage', [concat([zeroHash, signature, event])]);
      },
    } satisfies DeliveryStep;
    return [{ bridge: 'polymer' as const, destination, position: positionOf(log, logs), steps: [step] }];
  });
};
