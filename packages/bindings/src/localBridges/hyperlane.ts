import { concat, encodePacked, keccak256, pad, parseAbi, parseEventLogs, toHex } from 'viem';
import { bridgeAddresses } from './addresses.ts';
import {
  bridgeCall,
  chainCalled,
  type Deliveries,
  type DeliveryStep,
  nameOnBridge,
  positionOf,
  saidBy,
  twoSignatures,
} from './delivery.ts';

const ABI = parseAbi([
  'event Dispatch(address indexed sender, uint32 indexed destination, bytes32 indexed recipient, bytes message)',
  'event InsertedIntoTree(bytes32 messageId, uint32 index)',
  'function root() view returns (bytes32)',
  'function delivered(bytes32 id) view returns (bool)',
  'function process(bytes metadata, bytes message) payable',
]);
const { mailbox, merkleTreeHook } = bridgeAddresses;

/** Two validators sign the root of the Merkle tree and the message's index in it, in the order of their set. */
export const hyperlaneDeliveries: Deliveries = ({ chainId, client }, logs) => {
  const inserted = parseEventLogs({ abi: ABI, logs: saidBy(merkleTreeHook, logs), eventName: 'InsertedIntoTree' });
  return parseEventLogs({ abi: ABI, logs: saidBy(mailbox, logs), eventName: 'Dispatch' }).flatMap((log, number) => {
    const { destination: domain, message } = log.args;
    const destination = chainCalled('hyperlane', BigInt(domain));
    const id = keccak256(message);
    // Each dispatched message is inserted into the tree.
    const { index } = inserted[number]!.args;
    if (destination === undefined) return [];
    const step = {
      isDone: (to) => to.readContract({ address: mailbox, abi: ABI, functionName: 'delivered', args: [id] }),
      async call() {
        const root = await client.readContract({ address: merkleTreeHook, abi: ABI, functionName: 'root' });
        const origin = Number(nameOnBridge('hyperlane', chainId));
        const tree = keccak256(encodePacked(['uint32', 'bytes32', 'string'], [origin, pad(merkleTreeHook), 'HYPERLANE']));
        const raw = keccak256(encodePacked(['bytes32', 'bytes32', 'uint32', 'bytes32'], [tree, root, index, id]));
        const metadata = concat([pad(merkleTreeHook), root, toHex(index, { size: 4 }), ...(await twoSignatures(raw))]);
        return bridgeCall(mailbox, ABI, 'process', [metadata, message]);
      },
    } satisfies DeliveryStep;
    return [{ bridge: 'hyperlane' as const, destination, position: positionOf(log, logs), steps: [step] }];
  });
};
