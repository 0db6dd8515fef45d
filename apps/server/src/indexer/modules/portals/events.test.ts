import { assetControllerAbi, controllerWrapperAbi } from '@althing/bindings';
import { describe, expect, test } from 'vitest';
import { assetControllerHandlers } from './assetController.ts';
import { controllerWrapperHandlers } from './controllerWrapper.ts';

const eventsOf = (abi: readonly { type: string; name?: string }[]) =>
  abi.flatMap(({ type, name }) => (type === 'event' && name ? [name] : [])).toSorted();

/** Kept as they are: who may do what, the platform's prices, and what is found beside the execution of a transfer. */
const KEPT = {
  controller: [
    'BridgeTaxPaid',
    'DefaultAdminDelayChangeCanceled',
    'DefaultAdminDelayChangeScheduled',
    'DefaultAdminTransferCanceled',
    'DefaultAdminTransferScheduled',
    'Initialized',
    'NotUnwrapped',
    'RoleAdminChanged',
    'RoleGranted',
    'RoleRevoked',
  ],
  wrapper: ['ControllerUpdated', 'FeeTiersUpdated', 'OwnershipTransferStarted', 'OwnershipTransferred', 'PremiumRateUpdated'],
};

describe('every event', () => {
  test('of an asset controller changes something or is one of those that are only kept', () => {
    expect([...Object.keys(assetControllerHandlers), ...KEPT.controller].toSorted()).toEqual(eventsOf(assetControllerAbi));
  });

  test('of the wrapper does as well', () => {
    expect([...Object.keys(controllerWrapperHandlers), ...KEPT.wrapper].toSorted()).toEqual(eventsOf(controllerWrapperAbi));
  });
});
