import { type Check, CONTROLLER_ROLES, formatCheckValue, formatEvents, platformAddresses } from '@althing/bindings';
import { BRIDGE_FACTS } from '@althing/domain/bridges';
import type { Address } from '@althing/domain/units';
import { zeroAddress, zeroHash } from 'viem';
import type { ChainDesign, ControllerDesign, ControllerRole, Party } from '../../design.ts';
import { formatDuration } from '../../quantities.ts';
import type { ReviewLine, Step } from '../../types.ts';
import { callCheck, proxyChecks } from '../shared/checks.ts';
import { describeOptional, describeParty } from '../shared/describe.ts';
import { defaultAdminChecks, ROLE_GRANTED, roleChecks } from '../shared/roleChecks.ts';

const ROLES: readonly { role: ControllerRole; may: string }[] = [
  { role: 'originator', may: 'send messages' },
  { role: 'resender', may: 'give sent messages to further bridges' },
  { role: 'pauser', may: 'stop sending and execution' },
];

const describeParties = (parties: readonly Party[]): string => parties.map(describeParty).join(', ') || 'nobody';

function review({ address, owner, vetoer, roles, adapters, origins }: ControllerDesign, authority: Address): ReviewLine[] {
  return [
    { label: 'Address', value: `${address}, the same on every chain` },
    { label: 'Owner, who changes bridges and minimums', value: describeParty(owner) },
    ...ROLES.map(({ role, may }) => ({ label: `Who may ${may}`, value: describeParties(roles[role]) })),
    { label: 'Who may cancel what has arrived', value: describeOptional(vetoer) },
    ...adapters
      .filter(({ isApproved }) => isApproved)
      .map(({ bridge, address: adapter }) => ({ label: `Bridge ${BRIDGE_FACTS[bridge].name}`, value: adapter })),
    ...origins.map(({ chainId, minimum, delay }) => ({
      label: `Messages from chain ${chainId}`,
      value: `${minimum} of the bridges must agree; delay before execution: ${formatDuration(delay)}`,
    })),
    { label: 'Upgraded by', value: authority },
  ];
}

const ADAPTER_UPDATED = 'event AdapterUpdated(address indexed adapter, uint256 slot, bool approved)';
const ORIGIN_UPDATED = 'event OriginUpdated(uint256 indexed chainId, uint8 minimum, uint32 delay)';

/** Neither holders of a role, nor bridges, nor chains can be listed, so this compares the events of the set-up: there are no others. */
function setupChecks({ address, owner, roles, adapters, origins }: ControllerDesign): Check[] {
  const { proxyFactory } = platformAddresses;
  const events = (label: string, signature: string, expected: readonly (readonly unknown[])[]): Check => ({
    type: 'events',
    label,
    address,
    signature,
    expected: formatEvents(expected),
    when: 'deployment',
  });
  const members = ROLES.flatMap(({ role }) => roles[role].map((party) => [CONTROLLER_ROLES[role], party.address, proxyFactory]));
  const approved = adapters.flatMap(({ address: adapter, isApproved }, slot) => (isApproved ? [[adapter, slot, true]] : []));
  return [
    events('Roles given at creation', ROLE_GRANTED, [[CONTROLLER_ROLES.owner, owner.address, proxyFactory], ...members]),
    events('Bridges approved at creation', ADAPTER_UPDATED, approved),
    events(
      'Chains opened at creation',
      ORIGIN_UPDATED,
      origins.map(({ chainId, minimum, delay }) => [chainId, minimum, delay]),
    ),
  ];
}

function checks(design: ControllerDesign, chain: ChainDesign): Check[] {
  const { address, implementation, owner, vetoer, adapters, origins } = design;
  return [
    ...proxyChecks(address, { implementation, authority: chain.upgradeAuthority.address, argument: zeroHash, companion: zeroAddress }),
    ...defaultAdminChecks('Owner', address, owner),
    callCheck('Vetoer', address, 'vetoer() view returns (address)', vetoer?.address ?? zeroAddress),
    callCheck('Stopped', address, 'paused() view returns (bool)', 'false', { when: 'deployment' }),
    ...adapters.map(({ bridge, address: adapter, isApproved }) =>
      callCheck(`Bridge ${BRIDGE_FACTS[bridge].name} approved`, address, 'isApproved(address) view returns (bool)', String(isApproved), {
        args: [adapter],
      }),
    ),
    ...origins.map(({ chainId, minimum, delay }) =>
      callCheck(
        `Messages from chain ${chainId} (bridges that must agree, seconds of delay)`,
        address,
        'originOf(uint256) view returns (uint8, uint32)',
        formatCheckValue([minimum, delay]),
        { args: [String(chainId)] },
      ),
    ),
    ...setupChecks(design),
    ...roleChecks(
      address,
      ROLES.map(({ role, may }) => ({ role: CONTROLLER_ROLES[role], may, holders: design.roles[role] })),
      chain,
    ),
  ];
}

/** The step of the message controller. */
export function controllerStep(design: ControllerDesign, chain: ChainDesign): Step {
  const { id, address, salt } = design;
  return {
    id,
    kind: 'messageController',
    name: '',
    chainId: chain.chainId,
    address,
    salt,
    dependsOn: [chain.upgradeAuthority.id],
    review: review(design, chain.upgradeAuthority.address),
    checks: checks(design, chain),
  };
}
