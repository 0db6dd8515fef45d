import { deployMissing, localDeployments, platformDeployments } from '@althing/bindings';
import { openBondMarkets } from './bonds.ts';
import type { LocalClient } from './client.ts';

/**
 * Deploys every contract of the platform, and what local chains have besides, that is not there yet, and opens bond markets; addresses
 * are the same on every chain.
 */
export async function installPlatform(client: LocalClient): Promise<void> {
  await deployMissing(client, [...platformDeployments(), ...localDeployments()]);
  await openBondMarkets(client);
}
