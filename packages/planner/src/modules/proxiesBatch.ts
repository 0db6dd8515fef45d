import { CONTRACT_KIND_NUMBERS } from '@althing/bindings';
import type { BatchPart, SetupOf } from './batchPart.ts';
import { controllerBatch } from './multi-bridge/controllerBatch.ts';
import { portalBatch } from './portals/portalBatch.ts';

type Proxies = BatchPart<SetupOf<'proxies'>>;

const partOf = ({ kind }: SetupOf<'proxies'>): Proxies => (kind === CONTRACT_KIND_NUMBERS.assetController ? portalBatch : controllerBatch);

/** The batch's list of contracts of which the deployer contract only knows whose they are. */
export const proxiesBatch: Proxies = {
  units: (chain) => [...controllerBatch.units(chain), ...portalBatch.units(chain)],
  gas: (setup) => partOf(setup).gas(setup),
  isOpen: (setup, open) => partOf(setup).isOpen(setup, open),
};
