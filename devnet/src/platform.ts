import { deployMissing, localDeployments, platformDeployments } from '@althing/bindings';
import { openBondMarkets } from './bonds.ts';
import type { LocalClient } from './client.ts';

/** Deploys all contracts of the platform and of local chains that are missing, and opens bond markets. Addresses are the same on every chain. */
export async function installPlatform(client: LocalClient): Promise<void> {
  await deployMissing(client, [...platformDeployments(), ...localDeployments()]);
  await openBondMarkets(client);
}
