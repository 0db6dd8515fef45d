import { type messageControllerAbi, readMessageHead } from '@althing/bindings';
import type { Change } from '../../../store/chain/changes.ts';
import type { Handlers } from '../../handlers.ts';
import { adapterNumber, bitsOf, setting, settingOfChain, step } from './controllerChanges.ts';

export const messageControllerHandlers: Handlers<typeof messageControllerAbi> = {
  MessageSent: ({ address, args: { messageId, taken, payload } }) => {
    const head = readMessageHead(payload);
    const repeated: Change[] =
      head.kind === 'votes' ? [{ table: 'bridgeResend', controller: address, messageId, taken: bitsOf(taken) }] : [];
    return [
      { table: 'bridgeTransaction', controller: address, messageType: 'message', ...head, taken: bitsOf(taken), payload, transfer: null },
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
  AdapterUpdated: ({ address, args: { adapter, slot, approved } }) => adapterNumber(address, adapter, slot, approved),
  OriginUpdated: ({ address, args: { chainId, minimum } }) => settingOfChain(address, 'originMinimum', BigInt(minimum), chainId),
  VotesVoided: ({ address, at }) => setting(address, 'voidedAt', BigInt(at)),
  Paused: ({ address }) => setting(address, 'paused', true),
  Unpaused: ({ address }) => setting(address, 'paused', false),
};
