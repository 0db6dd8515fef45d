import { z } from 'zod';
import { BRIDGES } from '../bridges/bridges.ts';
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
  threshold: z.number().int().min(1).max(31),
  /** The controller, at the same address on both chains; without it the delivery cannot be measured. */
  controllerAddress: s.address.optional(),
};
const ofMessage = {
  ...quoted,
  messageType: z.literal('message'),
  ...calls,
  /** Id of a message that is sent again; the fee is the same. */
  messageId: s.hash.optional(),
};
const ofTransfer = {
  ...quoted,
  messageType: z.literal('bridge'),
  recipient: s.address,
  amount: s.transferAmount,
  unwrap: z.boolean().default(false),
};

/** `hyperlane`, `layerzero`, `ccip`, `axelar`, `wormhole` or `polymer`. */
const bridgeAdapterId = z.string().max(32);
const one = { bridgeAdapterId };
const several = {
  bridgeAdapterIds: z
    .array(bridgeAdapterId)
    .min(1)
    .max(BRIDGES.length)
    .refine((ids) => new Set(ids).size === ids.length, 'Name each bridge once'),
};
const SAY_WHICH = 'Say whether it is a message or a bridge';

const relayerFee = z.object({
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
  /** Expected time from sending until the bridge delivers. */
  durationSeconds: z.number().int(),
});

/** Messages and transfers between chains: docs/requirements.md#bridge-constants. */
export const relayerFeeEndpoints = {
  'POST /api/v1/bridge/relayer-fee': {
    summary:
      'What to send along for one bridge, in wei of the source chain: its quote with the buffer, its least fee at least. What is too much ' +
      'comes back. The gas limit belongs into the options of the message; where the delivery could be tried on the destination it is what that took.',
    tag: 'bridge',
    auth: 'none',
    body: z.discriminatedUnion(
      'messageType',
      [z.strictObject({ ...one, ...ofMessage }).refine(...areCalls), z.strictObject({ ...one, ...ofTransfer })],
      SAY_WHICH,
    ),
    response: relayerFee,
  },
  'POST /api/v1/bridge/relayer-fees': {
    summary:
      'As `relayer-fee`, for all bridges that are to take the same message or transfer; one that cannot does not keep the others from being told',
    tag: 'bridge',
    auth: 'none',
    body: z.discriminatedUnion(
      'messageType',
      [z.strictObject({ ...several, ...ofMessage }).refine(...areCalls), z.strictObject({ ...several, ...ofTransfer })],
      SAY_WHICH,
    ),
    response: z.object({
      /** In the order in which they were asked for. */
      fees: z.array(
        z.object({
          bridgeAdapterId: z.string(),
          /** Null where the bridge cannot take it, or nobody knows what it asks. */
          quote: relayerFee.nullable(),
          /** Why not. */
          refusal: s.errorBody.omit({ requestId: true }).nullable(),
        }),
      ),
      /** Wei to send along for all bridges; null where one has no quote. */
      total: s.amount.nullable(),
      /** Expected time until `threshold` of the bridges with a quote have delivered; null where there are fewer. */
      agreementSeconds: z.number().int().nullable(),
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
