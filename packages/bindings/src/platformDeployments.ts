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

/** The well-known deterministic deployer, at this address on every chain: CREATE2 with its calldata after a 32-byte salt. */
export const DETERMINISTIC_DEPLOYER: Address = deterministicDeployer;

/** The runtime code of a contract, with zeros in place of its immutables, which differ between deployments. */
export interface RuntimeCode {
  runtimeHash: Hex;
  /** In bytes. */
  runtimeSize: number;
  /** Start and length of each, in bytes. */
  immutables: readonly (readonly [number, number])[];
}

/** A contract of the platform. Sending `salt ++ initCode` to the deterministic deployer deploys it at `address`. */
export interface PlatformDeployment {
  name: string;
  address: Address;
  salt: Hex;
  initCode: Hex;
  runtime: RuntimeCode;
}

export type OwnedName = (typeof ownedContracts)[number]['name'];

/** Accounts that the addresses of contracts with an owner depend on. */
export interface PlatformParties {
  /** Sets fees and registers auctioneers and price signers. On a public chain, the platform's timelock. */
  owner: Address;
  /** The first signer of vault prices. */
  priceSigner: Address;
  /** The first receiver of what the fee collector takes. */
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

/** Constructor arguments are in `known` or are addresses of earlier contracts in the list, so that one pass resolves all. */
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
 * The platform's contracts in the order of their deployment. The canonical Safe contracts must be on the chain too. Contains all creation code (100
 * kB), so
 * do not use it in a browser, where `platformAddresses` has the addresses.
 */
export const platformDeployments = (): readonly PlatformDeployment[] => deploymentsOf(platformContracts, safeAddresses);

/** Contracts with an owner, and those that ask them for it, in the order of their deployment after the platform. */
export function ownedDeployments(parties: PlatformParties): readonly (PlatformDeployment & { name: OwnedName })[] {
  const platform = Object.fromEntries(platformDeployments().map(({ name, address }) => [name, address]));
  return deploymentsOf(ownedContracts, { ...platform, ...parties, nobody: zeroAddress }) as (PlatformDeployment & { name: OwnedName })[];
}

/**
 * The timelock that owns these on a public chain. Only the Safe can schedule, anybody can execute, and not before `delay` seconds (at least two days)
 * have
 * passed.
 */
export function timelockDeployment({ safe, delay }: { safe: Address; delay: bigint }): PlatformDeployment {
  const values = encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [safe, delay]);
  return deployment('PlatformTimelock', 'PlatformTimelock', concat([contractCodes.PlatformTimelock.creationCode, values]));
}

/** What local chains have in addition: contracts with an owner, substitutes for contracts of others, test tokens, and a pool of these. */
export const localDeployments = (): readonly PlatformDeployment[] => [
  ...ownedDeployments({ owner: localKeeper, priceSigner: localKeeper, treasury: localKeeper }),
  ...localContracts.map(({ name, contract, initCode }) => deployment(name, contract, initCode)),
];
