import { type Check, formatCheckValue, platformAddresses } from '@althing/bindings';
import type { Address, Hex } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import type { ChainDesign, Party } from '../../design.ts';
import { callCheck } from './checks.ts';
import { describeParty } from './describe.ts';

export const HAS_ROLE = 'hasRole(bytes32,address) view returns (bool)';
export const ROLE_GRANTED = 'event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender)';

/** Everybody who takes part in a deployment and must not keep a role. */
const outsiders = (chain: ChainDesign): [string, Address][] => [
  ['the deploying account', chain.deployer],
  ['the organisation deployer', platformAddresses.organisationDeployer],
  ['the organisation namespaces', platformAddresses.organisationNamespaces],
  ['the proxy factory', platformAddresses.proxyFactory],
  ['the upgrade authority', chain.upgradeAuthority.address],
];

/** A role of a controller. */
export interface HeldRole {
  role: Hex;
  /** What its holders may do, for a label. */
  may: string;
  holders: readonly Party[];
}

/** Whoever shall have a role has it, and nobody who took part in the deployment has it besides. */
export function roleChecks(address: Address, roles: readonly HeldRole[], chain: ChainDesign): Check[] {
  return roles.flatMap(({ role, may, holders }) => {
    const has = (label: string, account: Address, expected: boolean) =>
      callCheck(label, address, HAS_ROLE, String(expected), { args: [role, account] });
    const strangers = outsiders(chain).filter(([, account]) => !holders.some((holder) => holder.address === account));
    return [
      ...holders.map((holder) => has(`${describeParty(holder)} may ${may}`, holder.address, true)),
      ...strangers.map(([who, account]) => has(`${who} may not ${may}`, account, false)),
    ];
  });
}

/** The one administrator of a controller's roles, and nobody who is about to become it. */
export const defaultAdminChecks = (label: string, address: Address, admin: Party): Check[] => [
  callCheck(label, address, 'defaultAdmin() view returns (address)', admin.address),
  callCheck(
    `Pending ${label.toLowerCase()} (none)`,
    address,
    'pendingDefaultAdmin() view returns (address, uint48)',
    formatCheckValue([zeroAddress, 0]),
  ),
];
