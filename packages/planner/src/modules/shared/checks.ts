import { type Check, type CheckArgument, organisationProxyCodeHash } from '@althing/bindings';
import type { CheckUnit } from '@althing/domain/organisation';
import type { Address, Hex } from '@althing/domain/units';
import { pad } from 'viem';

/** keccak256("eip1967.proxy.implementation") - 1 */
const IMPLEMENTATION_SLOT: Hex = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';

interface Reading {
  args?: readonly CheckArgument[];
  when?: Check['when'];
  unit?: CheckUnit;
}

/** A call of `signature` must answer `expected`. */
export function callCheck(
  label: string,
  address: Address,
  signature: string,
  expected: string,
  { args = [], when = 'always', unit }: Reading = {},
): Check {
  return { type: 'call', label, address, signature: `function ${signature}`, args, expected, when, ...(unit && { unit }) };
}

export const codeCheck = (label: string, address: Address, expected: Hex): Check => ({
  type: 'codeHash',
  label,
  address,
  expected,
  when: 'always',
});

/** A storage slot must hold an address, right-aligned in its word. */
export function addressSlotCheck(label: string, address: Address, slot: Hex, expected: Address): Check {
  return { type: 'storage', label, address, slot, expected: pad(expected).toLowerCase(), when: 'always' };
}

interface ProxyFacts {
  implementation: Address;
  authority: Address;
  argument: Hex;
  companion: Address;
}

/** The code must be the platform's proxy, upgradeable by this authority only, and have run this implementation from the beginning. */
export function proxyChecks(address: Address, { implementation, authority, argument, companion }: ProxyFacts): Check[] {
  return [
    codeCheck(
      'Proxy code, with its upgrade authority',
      address,
      organisationProxyCodeHash({ implementation, authority, argument, companion }),
    ),
    addressSlotCheck('Implementation', address, IMPLEMENTATION_SLOT, implementation),
  ];
}
