import { z } from 'zod';
import { LARGEST_PAYLOAD, MOST_CALLS, payloadSize } from '../bridges/payloadSize.ts';
import type { Endpoint } from './endpoint.ts';
import * as s from './schemas.ts';

/** As many bytes as bridges carry in one message. */
const calldata = s.hex.max(2 + 2 * LARGEST_PAYLOAD);
const pair = { sourceChainId: s.chainId, destinationChainId: s.chainId };
const calls = { targets: z.array(s.address).min(1).max(MOST_CALLS), calldatas: z.array(calldata).min(1).max(MOST_CALLS) };
/** Calls in the form that controllers accept: one calldata per target, small enough for bridges. */
const areCalls = [
  ({ targets, calldatas }: { targets: string[]; calldatas: string[] }) =>
    targets.length === calldatas.length && payloadSize(calldatas) <= LARGEST_PAYLOAD,
  `Name one calldata for each target, ${LARGEST_PAYLOAD} bytes in all at most`,
] as const;

const quoted = {
  ...pair,
  /** `hyperlane`, `layerzero`, `ccip`, `axelar`, `wormhole` or `polymer`. */
  bridgeAdapterId: z.string().max(32),
  threshold: z.number().int().min(1).max(31),
  /** The controller, at the same address on both chains; without it the delivery cannot be measured. */
  controllerAddress: s.address.optional(),
};
const ofMessage = z
  .strictObject({
    ...quoted,
    messageType: z.literal('message'),
    ...calls,
    /** Id of a message that is sent again; the fee is the same. */
    messageId: s.hash.optional(),
  })
  .refine(...areCalls);
const ofTransfer = z.strictObject({
  ...quoted,
  messageType: z.literal('bridge'),
  recipient: s.address,
  amount: s.transferAmount,
  unwrap: z.boolean().default(false),
});

/** Messages and transfers between chains: docs/requirements.md#bridge-constants. */
export const relayerFeeEndpoints = {
  'POST /api/v1/bridge/relayer-fee': {
    summary:
      'What to send along for one bridge, in wei of the source chain: its quote with the buffer, its least fee at least. What is too much ' +
      'comes back. The gas limit belongs into the options of the message; where the delivery could be tried on the destination it is what that took.',
    tag: 'bridge',
    auth: 'none',
    body: z.discriminatedUnion('messageType', [ofMessage, ofTransfer], 'Say whether it is a message or a bridge'),
    response: z.object({
      fee: s.amount,
      gasLimit: s.amount,
      isMeasured: z.boolean(),
      /**
       * Whether a delivery now would only record the transfer, which then waits until somebody executes it: as of several bridges each does, and one alone where
       * the amount does not fit. Its fee is then that of recording. Null of a message, and where the delivery could not be measured.
       */
      onlyRecords: z.boolean().nullable(),
      /** Why the delivery could not be measured, in words. */
      problem: z.string().nullable(),
    }),
  },
  'POST /api/v1/bridge/message-simulation': {
    summary:
      'What a message would do on its destination now: its calls are tried there, all or none, as by the executor of its sender; nothing ' +
      'is sent. `unknown` where the chain, or the controller on it, cannot be asked.',
    tag: 'bridge',
    auth: 'none',
    body: z.strictObject({ ...pair, controllerAddress: s.address, sender: s.address, ...calls }).refine(...areCalls),
    response: z.object({
      outcome: z.enum(['succeeds', 'fails', 'unknown']),
      /** Gas of all calls together, including the transaction itself. */
      gas: s.amount.nullable(),
      /** Index of the call that fails, from 0; null where none fails, or where the calls fail as a whole. */
      failedCall: z.number().int().nullable(),
      /** Why, in words. */
      reason: z.string().nullable(),
    }),
  },
} as const satisfies Record<string, Endpoint>;
