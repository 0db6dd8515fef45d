import type { messageControllerAbi } from '@althing/bindings';
import { ADAPTER_SLOTS, type BridgeStepChange } from '../../../store/chain/bridgeChanges.ts';
import { idSubject } from '../../../store/chain/bondChanges.ts';
import type { Change } from '../../../store/chain/changes.ts';
import type { Handlers } from '../../handlers.ts';
import { readMessageHead } from './messagePayload.ts';

const ADAPTER_BITS = (1n << BigInt(ADAPTER_SLOTS)) - 1n;

/** The adapters as bits. Bits that no adapter can have are dropped: only a contract that is not ours would log them. */
const bitsOf = (taken: bigint): number => Number(taken & ADAPTER_BITS);

const step = (
  controller: `0x${string}`,
  payloadHash: `0x${string}`,
  name: BridgeStepChange['step'],
  executableAt: bigint | null = null,
): Change[] => [{ table: 'bridgeStep', controller, payloadHash, step: name, executableAt }];

const paused = (contract: `0x${string}`, isPaused: boolean): Change[] => [
  { table: 'checkpoint', contract, series: 'paused', subject: contract, change: { set: isPaused ? 1n : 0n } },
];

export const messageControllerHandlers: Handlers<typeof messageControllerAbi> = {
  MessageSent: ({ address, args: { messageId, taken, payload } }) => {
    const head = readMessageHead(payload);
    const repeated: Change[] =
      head.kind === 'votes' ? [{ table: 'bridgeResend', controller: address, messageId, taken: bitsOf(taken) }] : [];
    return [
      { table: 'bridgeTransaction', controller: address, messageType: 'message', ...head, taken: bitsOf(taken), payload },
      ...repeated,
    ];
  },
  MessageResent: ({ address, args: { messageId, taken } }) => [
    { table: 'bridgeResend', controller: address, messageId, taken: bitsOf(taken) },
  ],
  BridgeFailed: ({ address, args: { messageId, adapter } }) => [{ table: 'bridgeFailure', controller: address, messageId, adapter }],
  MessageReceived: ({ address, args: { payloadHash, adapter } }) => [{ table: 'bridgeReceipt', controller: address, payloadHash, adapter }],
  MessageConfirmed: ({ address, args: { payloadHash, executableAt } }) => step(address, payloadHash, 'confirmed', executableAt),
  MessageExecuted: ({ address, args: { payloadHash } }) => step(address, payloadHash, 'executed'),
  MessageCancelled: ({ address, args: { payloadHash } }) => step(address, payloadHash, 'cancelled'),
  AdapterUpdated: ({ address, args: { adapter, slot, approved } }) =>
    slot < ADAPTER_SLOTS ? [{ table: 'controllerAdapter', controller: address, adapter, slot: Number(slot), approved }] : [],
  OriginUpdated: ({ address, args: { chainId, minimum } }) => [
    { table: 'checkpoint', contract: address, series: 'originMinimum', subject: idSubject(chainId), change: { set: BigInt(minimum) } },
  ],
  Paused: ({ address }) => paused(address, true),
  Unpaused: ({ address }) => paused(address, false),
};
