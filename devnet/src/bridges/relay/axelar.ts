import { type Address, encodeAbiParameters, keccak256, parseAbi, parseAbiParameters, parseEventLogs } from 'viem';
import { BRIDGE_VALIDATORS, bridgeAddresses } from '../addresses.ts';
import { AXELAR_OPERATORS } from '../axelar.ts';
import { axelarName } from '../parts.ts';
import { chainCalled, type Deliveries, relayed } from './delivery.ts';

const GATEWAY = parseAbi([
  'event ContractCall(address indexed sender, string destinationChain, string destinationContractAddress, bytes32 indexed payloadHash, bytes payload)',
  'function execute(bytes input)',
  'function isCommandExecuted(bytes32 commandId) view returns (bool)',
]);
const RECEIVER = parseAbi(['function execute(bytes32 commandId, string sourceChain, string sourceAddress, bytes payload)']);
const { axelarGateway } = bridgeAddresses;

/** Two operators approve the call at the gateway, where that has not been done, and the receiver takes it. */
export const axelarDeliveries: Deliveries = (from, logs) =>
  parseEventLogs({ abi: GATEWAY, logs: [...logs], eventName: 'ContractCall' }).map(({ args, transactionHash, logIndex }) => ({
    bridge: 'axelar',
    destination: chainCalled('axelar', args.destinationChain),
    async deliver(to) {
      const [source, receiver] = [axelarName(from.chain.id), args.destinationContractAddress as Address];
      const place = [transactionHash, BigInt(logIndex)] as const;
      const command = keccak256(encodeAbiParameters(parseAbiParameters('string, bytes32, uint256'), [source, ...place]));
      const gateway = { address: axelarGateway, abi: GATEWAY } as const;
      if (!(await to.readContract({ ...gateway, functionName: 'isCommandExecuted', args: [command] }))) {
        const approval = encodeAbiParameters(parseAbiParameters('string, string, address, bytes32, bytes32, uint256'), [
          source,
          args.sender,
          receiver,
          args.payloadHash,
          ...place,
        ]);
        const batch = [BigInt(to.chain.id), [command], ['approveContractCall'], [approval]] as const;
        const data = encodeAbiParameters(parseAbiParameters('uint256, bytes32[], string[], bytes[]'), batch);
        const raw = keccak256(data);
        const signatures = await Promise.all(BRIDGE_VALIDATORS.slice(0, 2).map((each) => each.signMessage({ message: { raw } })));
        const { accounts, weights, threshold } = AXELAR_OPERATORS;
        const signed = parseAbiParameters('address[], uint256[], uint256, bytes[]');
        const proof = encodeAbiParameters(signed, [accounts, weights, threshold, signatures]);
        const input = encodeAbiParameters(parseAbiParameters('bytes, bytes'), [data, proof]);
        await relayed(to, { ...gateway, functionName: 'execute', args: [input] });
      }
      const call = [command, source, args.sender, args.payload] as const;
      return relayed(to, { address: receiver, abi: RECEIVER, functionName: 'execute', args: call });
    },
  }));
