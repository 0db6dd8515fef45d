import {
  assetControllerImplementationOf,
  KNOWN_SAFE_SINGLETONS,
  messageControllerImplementationOf,
  platformAddresses,
} from '@althing/bindings';
import type { ContractProgram } from '@althing/domain/organisation';
import type { Address, ChainId } from '@althing/domain/units';

/** The kinds of contracts that run at published implementations, by lower-case address. */
export function knownImplementations(chainId: ChainId): Record<string, ContractProgram> {
  const known: (readonly [Address | undefined, ContractProgram])[] = [
    [platformAddresses.tokenImplementation, 'Token'],
    [platformAddresses.vestingImplementation, 'Vesting'],
    [platformAddresses.spokeImplementation, 'Governor spoke'],
    [platformAddresses.governorImplementation, 'Governor'],
    [platformAddresses.quadraticGovernorImplementation, 'Governor'],
    [platformAddresses.timelockImplementation, 'Timelock'],
    [messageControllerImplementationOf(chainId), 'Message controller'],
    [assetControllerImplementationOf(chainId), 'Asset controller'],
    ...KNOWN_SAFE_SINGLETONS.map((address) => [address, 'Safe'] as const),
  ];
  return Object.fromEntries(known.flatMap(([address, program]) => (address ? [[address.toLowerCase(), program]] : [])));
}
