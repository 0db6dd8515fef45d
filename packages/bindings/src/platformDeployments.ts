import type { Address, Hex } from '@althing/domain/units';
import { concat, encodeAbiParameters, getCreate2Address, zeroAddress } from 'viem';
import {
  contractCodes,
  deterministicDeployer,
  localContracts,
  localKeeper,
  ownedContracts,
  platformContracts,
  platformSalt,
  safeAddresses,
} from './generated/platform.ts';

/** The well-known deterministic deployer: CREATE2 of its calldata after a 32-byte salt; at this address on every chain. */
export const DETERMINISTIC_DEPLOYER: Address = deterministicDeployer;

/** Of runtime code with zeros at its immutables, which each deployment has of its own. */
export interface RuntimeCode {
  runtimeHash: Hex;
  /** Bytes. */
  runtimeSize: number;
  /** Start and length in bytes. */
  immutables: readonly (readonly [number, number])[];
}

/** One contract of the platform: sending `salt ++ initCode` to the deterministic deployer puts it at `address`. */
export interface PlatformDeployment {
  name: string;
  address: Address;
  salt: Hex;
  initCode: Hex;
  runtime: RuntimeCode;
}

export type OwnedName = (typeof ownedContracts)[number]['name'];

/** Who is part of the addresses of the contracts that have an owner. */
export interface PlatformParties {
  /** Sets fees, registers auctioneers, signers of prices and their kind; on a public chain the platform's timelock. */
  owner: Address;
  /** Signs prices of vaults at first. */
  priceSigner: Address;
  /** Receives what the fee collector takes at first. */
  treasury: Address;
}

type Contract = keyof typeof contractCodes;

interface Entry {
  name: string;
  contract: Contract;
  args: readonly string[];
}

function deployment(name: string, contract: Contract, initCode: Hex): PlatformDeployment {
  const address = getCreate2Address({ from: deterministicDeployer, salt: platformSalt, bytecode: initCode });
  return { name, address, salt: platformSalt, initCode, runtime: contractCodes[contract] };
}

/** Constructor arguments are in `known` or addresses of earlier contracts of the list, so one pass settles everything. */
function deploymentsOf(entries: readonly Entry[], known: Readonly<Record<string, Address>>): PlatformDeployment[] {
  const addresses: Record<string, Address> = { ...known };
  return entries.map(({ name, contract, args }) => {
    const types = args.map(() => ({ type: 'address' }));
    const values = encodeAbiParameters(
      types,
      args.map((arg) => addresses[arg]!),
    );
    const deployed = deployment(name, contract, concat([contractCodes[contract].creationCode, values]));
    addresses[name] = deployed.address;
    return deployed;
  });
}

/**
 * What the platform needs on a chain, in the order in which it is deployed; the canonical Safe contracts must stand there
 * too. Carries all creation code (100 kB): not for a browser, which finds the addresses in `platformAddresses`.
 */
export const platformDeployments = (): readonly PlatformDeployment[] => deploymentsOf(platformContracts, safeAddresses);

/** The contracts that have an owner and those that ask them who that is, in the order in which they are deployed after the platform. */
export function ownedDeployments(parties: PlatformParties): readonly (PlatformDeployment & { name: OwnedName })[] {
  const platform = Object.fromEntries(platformDeployments().map(({ name, address }) => [name, address]));
  return deploymentsOf(ownedContracts, { ...platform, ...parties, nobody: zeroAddress }) as (PlatformDeployment & { name: OwnedName })[];
}

/**
 * The owner of these on a public chain: nobody but the Safe decides what it does, anybody executes it, and not before `delay`
 * seconds, two days at least, have passed.
 */
export function timelockDeployment({ safe, delay }: { safe: Address; delay: bigint }): PlatformDeployment {
  const values = encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [safe, delay]);
  return deployment('PlatformTimelock', 'PlatformTimelock', concat([contractCodes.PlatformTimelock.creationCode, values]));
}

/** What local chains have besides the platform: contracts with an owner, others in the place of those of others, play money and a pool of it. */
export const localDeployments = (): readonly PlatformDeployment[] => [
  ...ownedDeployments({ owner: localKeeper, priceSigner: localKeeper, treasury: localKeeper }),
  ...localContracts.map(({ name, contract, initCode }) => deployment(name, contract, initCode)),
];
