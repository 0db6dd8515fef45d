import { assetControllerAbi, controllerWrapperAbi, controllerWrapperOf } from '@althing/bindings';
import type { ChainId } from '@althing/domain/units';
import { createSource, type Root } from '../../source.ts';
import { assetControllerHandlers } from './assetController.ts';
import { controllerWrapperHandlers } from './controllerWrapper.ts';

export const assetControllerSource = createSource(assetControllerAbi, assetControllerHandlers);

export const portalSources = {
  controllerWrapper: createSource(controllerWrapperAbi, controllerWrapperHandlers),
};

export function portalRoots(chainId: ChainId): Root[] {
  const address = controllerWrapperOf(chainId);
  return address ? [{ address, kind: 'controllerWrapper' }] : [];
}
