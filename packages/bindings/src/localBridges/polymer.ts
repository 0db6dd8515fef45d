import type { Address, ChainId } from '@althing/domain/units';
import { concat, encodeAbiParameters, type Hex, keccak256, parseAbiParameters, parseEventLogs, size, toHex, zeroHash } from 'viem';
import { bridgeAdaptersOf } from '../bridges/adapters.ts';
import { polymerAdapterAbi } from '../contracts.ts';
import { localAccount } from '../localAccounts.ts';
import { bridgeCall, chainCalled, type Deliveries, type DeliveryStep, positionOf, saidBy, type SentLog } from './delivery.ts';

/** Where the topics begin within a proof; see the contract `LocalProver`. */
const TOPICS = 148;
/** The account that the local prover trusts. */
const SEQUENCER = localAccount(0);

const messagesIn = (chainId: ChainId, logs: readonly SentLog[]) =>
  parseEventLogs({ abi: polymerAdapterAbi, logs: saidBy(bridgeAdaptersOf(chainId)!.polymer, logs), eventName: 'PolymerMessage' });

type PolymerLog = ReturnType<typeof messagesIn>[number];

/** The first local account signs the event. */
async function proofOf(chainId: ChainId, log: PolymerLog): Promise<Hex> {
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
  return concat([zeroHash, signature, event]);
}

export const polymerDeliveries: Deliveries = ({ chainId }, logs) => {
  const adapter = bridgeAdaptersOf(chainId)!.polymer;
  return messagesIn(chainId, logs).flatMap((log) => {
    const destination = chainCalled('polymer', log.args.destinationChain);
    if (destination === undefined) return [];
    const name = [BigInt(chainId), log.args.nonce, keccak256(log.data)] as const;
    const id = keccak256(encodeAbiParameters(parseAbiParameters('uint256, uint256, bytes32'), name));
    const step = {
      isDone: (to) => to.readContract({ address: adapter, abi: polymerAdapterAbi, functionName: 'isProcessed', args: [id] }),
      call: async () => bridgeCall(adapter, polymerAdapterAbi, 'receiveMessage', [await proofOf(chainId, log)]),
    } satisfies DeliveryStep;
    return [{ bridge: 'polymer' as const, destination, position: positionOf(log, logs), steps: [step] }];
  });
};

/**
 * A proof that a transaction on a local chain gave a controller's message to Polymer, for `receiveMessage` of the adapter on its destination.
 *
 * @param logs - all of the transaction's.
 * @returns undefined where none of them says so.
 */
export async function localPolymerProof(
  { chainId, destination, controller, message }: { chainId: ChainId; destination: ChainId; controller: Address; message: Hex },
  logs: readonly SentLog[],
): Promise<Hex | undefined> {
  const sent = concat([controller, message]).toLowerCase();
  const log = messagesIn(chainId, logs).find(({ args }) => args.payload === sent && args.destinationChain === BigInt(destination));
  return log && proofOf(chainId, log);
}
