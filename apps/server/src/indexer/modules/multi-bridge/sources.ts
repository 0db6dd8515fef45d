import { bridgeAdaptersOf, governorSpokeAbi, hyperlaneAdapterAbi, messageControllerAbi } from '@althing/bindings';
import type { ChainId } from '@althing/domain/units';
import { createSource, type Root } from '../../source.ts';
import { bridgeAdapterHandlers } from './bridgeAdapter.ts';
import { messageControllerHandlers } from './messageController.ts';

/** Stored for display only; the votes that it sends are counted by the governor's own events. */
export const spokeSource = createSource(governorSpokeAbi, {});

export const controllerSource = createSource(messageControllerAbi, messageControllerHandlers);

export const bridgeSources = {
  bridgeAdapter: createSource(hyperlaneAdapterAbi, bridgeAdapterHandlers),
};

/** The platform's own adapters. Those of organisations are not read, because each contract that is watched costs requests for ever. */
export const bridgeRoots = (chainId: ChainId): Root[] =>
  Object.values(bridgeAdaptersOf(chainId) ?? {}).map((address) => ({ address, kind: 'bridgeAdapter' }));
