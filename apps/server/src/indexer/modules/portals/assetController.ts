import { type assetControllerAbi, readTransferPayload } from '@althing/bindings';
import { zeroAddress } from 'viem';
import type { Handlers } from '../../handlers.ts';
import { adapterNumber, bitsOf, setting, settingOfChain, step } from '../multi-bridge/controllerChanges.ts';

export const assetControllerHandlers: Handlers<typeof assetControllerAbi> = {
  TransferSent: ({ address, args: { sender, bridges, payload } }) => {
    const { recipient, amount, unwrap, ...head } = readTransferPayload(payload);
    const transfer = { recipient, amount, unwrap };
    return [
      {
        table: 'bridgeTransaction',
        controller: address,
        messageType: 'transfer',
        ...head,
        sender,
        taken: bitsOf(bridges),
        payload,
        transfer,
      },
    ];
  },
  TransferResent: ({ address, args: { transferId, bridges } }) => [
    { table: 'bridgeResend', controller: address, messageId: transferId, taken: bitsOf(bridges) },
  ],
  TransferReceived: ({ address, args: { payloadHash, adapter } }) => [
    { table: 'bridgeReceipt', controller: address, payloadHash, adapter },
  ],
  TransferExecuted: ({ address, args: { payloadHash } }) => step(address, payloadHash, 'executed'),
  TokenSet: ({ address, args: { token } }) => [{ table: 'link', contract: address, relation: 'token', subject: address, target: token }],
  // The zero address has the limits of several, and no number.
  LimitsUpdated: ({ address, args: { adapter, slot, minting, burning } }) => [
    ...(adapter === zeroAddress ? [] : adapterNumber(address, adapter, slot, null)),
    ...setting(address, 'mintingLimit', minting, adapter),
    ...setting(address, 'burningLimit', burning, adapter),
  ],
  MultiBridgeAdapterUpdated: ({ address, args: { adapter, slot, approved } }) => adapterNumber(address, adapter, slot, approved),
  ChainUpdated: ({ address, args: { chainId, sends, takes } }) => [
    ...settingOfChain(address, 'sends', sends, chainId),
    ...settingOfChain(address, 'takes', takes, chainId),
  ],
  MinBridgesUpdated: ({ address, args: { minBridges } }) => setting(address, 'minBridges', minBridges),
  DurationUpdated: ({ address, args: { duration } }) => setting(address, 'duration', duration),
  TokenUnwrappingUpdated: ({ address, args: { allowed } }) => setting(address, 'unwrapping', allowed),
  VotesVoided: ({ address, at }) => setting(address, 'voidedAt', BigInt(at)),
  Paused: ({ address }) => setting(address, 'paused', true),
  Unpaused: ({ address }) => setting(address, 'paused', false),
};
