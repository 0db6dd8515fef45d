import type { Address, Hex } from '@althing/domain/units';
import { concat, encodeAbiParameters, getCreate2Address } from 'viem';
import { deterministicDeployer, localContracts, platformContracts, platformSalt, safeAddresses } from './generated/platform.ts';

/** The well-known deterministic deployer: CREATE2 of its calldata after a 32-byte salt; at this address on every chain. */
export const DETERMINISTIC_DEPLOYER: Address = deterministicDeployer;

/** One contract of the platform: sending `salt ++ initCode` to the deterministic deployer puts it at `address`. */
export interface PlatformDeployment {
  name: (typeof platformContracts | typeof localContracts)[number]['name'];
  address: Address;
  salt: Hex;
  initCode: Hex;
}

/**
 * What the platform needs on a chain, in the order in which it is deployed; the canonical Safe contracts must stand there
 * too. Carries all creation code (100 kB): not for a browser, which finds the addresses in `platformAddresses`.
 */
export function platformDeployments(): readonly PlatformDeployment[] {
  const addresses: Record<string, Address> = { ...safeAddresses };
  // Constructor arguments are addresses of earlier contracts of the list, so one pass settles everything.
  return platformContracts.map(({ name, args, creationCode }) => {
    const deployment = deploymentOf(
      name,
      creationCode,
      args.map((arg) => addresses[arg]!),
    );
    addresses[name] = deployment.address;
    return deployment;
  });
}

/** What local chains have besides: contracts in the place of those of others, those of bond markets, play money, and a pool of it. */
export const localDeployments = (): readonly PlatformDeployment[] => localContracts.map(({ name, initCode }) => deployment(name, initCode));

function deploymentOf(name: PlatformDeployment['name'], creationCode: Hex, args: readonly Address[]): PlatformDeployment {
  const types = args.map(() => ({ type: 'address' }));
  return deployment(name, concat([creationCode, encodeAbiParameters(types, args)]));
}

function deployment(name: PlatformDeployment['name'], initCode: Hex): PlatformDeployment {
  const address = getCreate2Address({ from: deterministicDeployer, salt: platformSalt, bytecode: initCode });
  return { name, address, salt: platformSalt, initCode };
}
