import { DETERMINISTIC_DEPLOYER, localDeployments, platformDeployments } from '@althing/bindings';
import { concat, zeroHash } from 'viem';
import { openBondMarkets } from './bonds.ts';
import type { LocalClient } from './client.ts';

/**
 * Deploys every contract of the platform, and what local chains have besides, that is not there yet, and opens bond markets; addresses
 * are the same on every chain.
 */
export async function installPlatform(client: LocalClient): Promise<void> {
  for (const { name, address, salt = zeroHash, initCode } of [...platformDeployments(), ...localDeployments()]) {
    if (await client.getCode({ address })) continue;
    const hash = await client.sendTransaction({ to: DETERMINISTIC_DEPLOYER, data: concat([salt, initCode]), gas: 16_000_000n });
    await client.waitForTransactionReceipt({ hash });
    if (!(await client.getCode({ address }))) throw new Error(`${name} was not deployed at ${address}`);
  }
  await openBondMarkets(client);
}
