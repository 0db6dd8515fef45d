import { concat, type Hex, hexToBigInt, keccak256, parseAbi, parseEventLogs, size, slice, toHex } from 'viem';
import { BRIDGE_VALIDATORS, bridgeAddresses } from './addresses.ts';
import { CCIP_VERIFIER_TAG } from './constants.ts';
import { bridgeCall, chainCalled, type Deliveries, type DeliveryStep, positionOf, saidBy } from './delivery.ts';

const ABI = parseAbi([
  'struct Receipt { address issuer; uint32 destGasLimit; uint32 destBytesOverhead; uint256 feeTokenAmount; bytes extraArgs; }',
  'event CCIPMessageSent(uint64 indexed destChainSelector, address indexed sender, bytes32 indexed messageId, address feeToken, uint256 tokenAmountBeforeTokenPoolFees, bytes encodedMessage, Receipt[] receipts, bytes[] verifierBlobs)',
  'function getExecutionState(bytes32 messageId) view returns (uint8)',
  'function execute(bytes encodedMessage, address[] ccvs, bytes[] verifierResults, uint32 gasLimitOverride)',
]);
const { onRamp, offRamp, verifierResolver } = bridgeAddresses;
const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const SUCCESS = 2;

/** A signature of two words for a verifier that assumes even parity: if the parity is odd, the other solution of the signature is used. */
async function evenSignature(account: (typeof BRIDGE_VALIDATORS)[number], hash: Hex): Promise<Hex> {
  const signature = await account.sign({ hash });
  const s = hexToBigInt(slice(signature, 32, 64));
  const isOdd = slice(signature, 64) === '0x1c';
  return concat([slice(signature, 0, 32), toHex(isOdd ? CURVE_ORDER - s : s, { size: 32 })]);
}

export const ccipDeliveries: Deliveries = (_, logs) =>
  parseEventLogs({ abi: ABI, logs: saidBy(onRamp, logs), eventName: 'CCIPMessageSent' }).flatMap((log) => {
    const { destChainSelector, encodedMessage } = log.args;
    const messageId = keccak256(encodedMessage);
    const destination = chainCalled('ccip', destChainSelector);
    if (destination === undefined) return [];
    const step = {
      async isDone(to) {
        const state = await to.readContract({ address: offRamp, abi: ABI, functionName: 'getExecutionState', args: [messageId] });
        return state === SUCCESS;
      },
      async call() {
        const hash = keccak256(concat([CCIP_VERIFIER_TAG, messageId]));
        const signatures = concat(await Promise.all(BRIDGE_VALIDATORS.slice(0, 2).map((each) => evenSignature(each, hash))));
        const result = concat([CCIP_VERIFIER_TAG, toHex(size(signatures), { size: 2 }), signatures]);
        return bridgeCall(offRamp, ABI, 'execute', [encodedMessage, [verifierResolver], [result], 0]);
      },
    } satisfies DeliveryStep;
    return [{ bridge: 'ccip' as const, destination, position: positionOf(log, logs), steps: [step] }];
  });
