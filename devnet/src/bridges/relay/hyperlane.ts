import { concat, encodePacked, keccak256, pad, parseAbi, parseEventLogs, toHex } from 'viem';
import { BRIDGE_VALIDATORS, bridgeAddresses } from '../addresses.ts';
import { bridgeNumber } from '../parts.ts';
import { chainCalled, type Deliveries, relayed } from './delivery.ts';

const ABI = parseAbi([
  'event Dispatch(address indexed sender, uint32 indexed destination, bytes32 indexed recipient, bytes message)',
  'event InsertedIntoTree(bytes32 messageId, uint32 index)',
  'function root() view returns (bytes32)',
  'function process(bytes metadata, bytes message) payable',
]);
const { mailbox, merkleTreeHook } = bridgeAddresses;

/** Two validators sign the root of the tree and the message's place in it, in the order of their set. */
export const hyperlaneDeliveries: Deliveries = (from, logs) =>
  parseEventLogs({ abi: ABI, logs: [...logs], eventName: 'Dispatch' })
    .filter(({ address }) => address.toLowerCase() === mailbox.toLowerCase())
    .map(({ args: { destination, message } }) => ({
      bridge: 'hyperlane',
      destination: chainCalled('hyperlane', BigInt(destination)),
      async deliver(to) {
        const id = keccak256(message);
        const inserted = parseEventLogs({ abi: ABI, logs: [...logs], eventName: 'InsertedIntoTree' });
        const { index } = inserted.find(({ args }) => args.messageId === id)!.args;
        const root = await from.readContract({ address: merkleTreeHook, abi: ABI, functionName: 'root' });
        const domain = Number(bridgeNumber('hyperlane', from.chain.id));
        const tree = keccak256(encodePacked(['uint32', 'bytes32', 'string'], [domain, pad(merkleTreeHook), 'HYPERLANE']));
        const raw = keccak256(encodePacked(['bytes32', 'bytes32', 'uint32', 'bytes32'], [tree, root, index, id]));
        const signatures = await Promise.all(BRIDGE_VALIDATORS.slice(0, 2).map((each) => each.signMessage({ message: { raw } })));
        const metadata = concat([pad(merkleTreeHook), root, toHex(index, { size: 4 }), ...signatures]);
        return relayed(to, { address: mailbox, abi: ABI, functionName: 'process', args: [metadata, message] });
      },
    }));
