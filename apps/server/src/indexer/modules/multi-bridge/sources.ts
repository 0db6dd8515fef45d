import { bridgeAdaptersOf, governorSpokeAbi, hyperlaneAdapterAbi, messageControllerAbi } from '@althing/bindings';
import type { ChainId } from '@althing/domain/units';
import { createSource, type Root } from '../../source.ts';
import { bridgeAdapterHandlers } from './bridgeAdapter.ts';
import { messageControllerHandlers } from './messageController.ts';

/** Its events are kept to be shown; the votes that it carries are counted by the governor's own. */
export const spokeSource = createSource(governorSpokeAbi, {});

export const controllerSource = createSource(messageControllerAbi, messageControllerHandlers);

export const bridgeSources = {
  bridgeAdapter: createSource(hyperlaneAdapterAbi, bridgeAdapterHandlers),
};

/** The platform's adapters. Those that an organisation has of its own are not read: whoever is watched for ever has to be paid for. */
export const bridgeRoots = (chainId: ChainId): Root[] =>
  Object.values(bridgeAdaptersOf(chainId) ?? {}).map((address) => ({ address, kind: 'bridgeAdapter' }));
