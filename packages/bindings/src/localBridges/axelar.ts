import { type Address, encodeAbiParameters, type Hex, keccak256, parseAbi, parseAbiParameters, parseEventLogs } from 'viem';
import { bridgeAddresses } from './addresses.ts';
import { AXELAR_OPERATORS } from './constants.ts';
import {
  bridgeCall,
  type BridgeReader,
  chainCalled,
  type Deliveries,
  type DeliveryStep,
  nameOnBridge,
  positionOf,
  saidBy,
  twoSignatures,
} from './delivery.ts';

const GATEWAY = parseAbi([
  'event ContractCall(address indexed sender, string destinationChain, string destinationContractAddress, bytes32 indexed payloadHash, bytes payload)',
  'function execute(bytes input)',
  'function isCommandExecuted(bytes32 commandId) view returns (bool)',
  'function isContractCallApproved(bytes32 commandId, string sourceChain, string sourceAddress, address contractAddress, bytes32 payloadHash) view returns (bool)',
]);
const RECEIVER = parseAbi(['function execute(bytes32 commandId, string sourceChain, string sourceAddress, bytes payload)']);
const gateway = { address: bridgeAddresses.axelarGateway, abi: GATEWAY } as const;

interface Approval {
  command: Hex;
  source: string;
  sender: Address;
  receiver: Address;
  payload: Hex;
  transactionHash: Hex;
  position: number;
  destinationId: bigint;
}

const isApproved = (to: BridgeReader, { command }: Approval) =>
  to.readContract({ ...gateway, functionName: 'isCommandExecuted', args: [command] });

/** Two operators approve the call at the gateway. */
const approveStep = (approval: Approval): DeliveryStep => ({
  isDone: (to) => isApproved(to, approval),
  async call() {
    const { command, source, sender, receiver, payload, transactionHash, position, destinationId } = approval;
    const approved = encodeAbiParameters(parseAbiParameters('string, string, address, bytes32, bytes32, uint256'), [
      source,
      sender,
      receiver,
      keccak256(payload),
      transactionHash,
      BigInt(position),
    ]);
    const batch = [destinationId, [command], ['approveContractCall'], [approved]] as const;
    const data = encodeAbiParameters(parseAbiParameters('uint256, bytes32[], string[], bytes[]'), batch);
    const { accounts, weights, threshold } = AXELAR_OPERATORS;
    const signed = parseAbiParameters('address[], uint256[], uint256, bytes[]');
    const proof = encodeAbiParameters(signed, [accounts, weights, threshold, await twoSignatures(keccak256(data))]);
    return bridgeCall(gateway.address, GATEWAY, 'execute', [encodeAbiParameters(parseAbiParameters('bytes, bytes'), [data, proof])]);
  },
});

/** The receiver consumes the approval. */
const executeStep = (approval: Approval): DeliveryStep => ({
  async isDone(to) {
    const { command, source, sender, receiver, payload } = approval;
    if (!(await isApproved(to, approval))) return false;
    const args = [command, source, sender, receiver, keccak256(payload)] as const;
    return !(await to.readContract({ ...gateway, functionName: 'isContractCallApproved', args }));
  },
  call: async () =>
    bridgeCall(approval.receiver, RECEIVER, 'execute', [approval.command, approval.source, approval.sender, approval.payload]),
});

export const axelarDeliveries: Deliveries = ({ chainId }, logs) =>
  parseEventLogs({ abi: GATEWAY, logs: saidBy(gateway.address, logs), eventName: 'ContractCall' }).flatMap((log) => {
    const { sender, destinationChain, destinationContractAddress, payload } = log.args;
    const destination = chainCalled('axelar', destinationChain);
    if (destination === undefined) return [];
    const [source, position, { transactionHash }] = [String(nameOnBridge('axelar', chainId)), positionOf(log, logs), log];
    const place = [source, transactionHash, BigInt(position)] as const;
    const approval = {
      command: keccak256(encodeAbiParameters(parseAbiParameters('string, bytes32, uint256'), place)),
      source,
      sender,
      receiver: destinationContractAddress as Address,
      payload,
      transactionHash,
      position,
      destinationId: BigInt(destination),
    };
    return [{ bridge: 'axelar' as const, destination, position, steps: [approveStep(approval), executeStep(approval)] as const }];
  });
