import { type Check, formatEvents, platformAddresses, TIMELOCK_ROLES } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { zeroAddress, zeroHash } from 'viem';
import type { ChainDesign, GovernorDesign } from '../../design.ts';
import type { ReviewLine, Step } from '../../types.ts';
import { formatDuration } from '../../quantities.ts';
import { callCheck, proxyChecks } from '../shared/checks.ts';
import { describeOptional } from '../shared/describe.ts';

type Timelock = NonNullable<GovernorDesign['timelock']>;

function timelockReview({ address, delay }: Timelock, governor: GovernorDesign, authority: Address): ReviewLine[] {
  return [
    { label: 'Address', value: address },
    { label: 'Delay before execution', value: formatDuration(delay) },
    { label: 'Who may queue', value: `${governor.address} (governor ${governor.name})` },
    { label: 'Who may execute', value: 'anyone, once the delay has passed' },
    { label: 'Who may cancel', value: describeOptional(governor.preExecutionVetoer) },
    { label: 'Who changes roles and delay', value: 'the timelock itself, by a proposal' },
    { label: 'Upgraded by', value: authority },
  ];
}

const HAS_ROLE = 'hasRole(bytes32,address) view returns (bool)';

/** Accounts that took part in the deployment and must not keep a role. */
function outsiders(governor: GovernorDesign, chain: ChainDesign): [string, Address][] {
  const { organisationDeployer, organisationNamespaces, proxyFactory } = platformAddresses;
  return [
    [`governor ${governor.name}`, governor.address],
    ['the deploying account', chain.deployer],
    ['the organisation deployer', organisationDeployer],
    ['the organisation namespaces', organisationNamespaces],
    ['the proxy factory', proxyFactory],
    ['the upgrade authority', chain.upgradeAuthority.address],
    ['the owner of the upgrade authority', chain.upgradeAuthority.owner.address],
  ];
}

const ROLE_GRANTED = 'event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender)';

/**
 * Holders of a role cannot be listed, so this compares the events that granted roles: three by the factory on initialisation, and with a vetoer one
 * to the
 * organisation deployer itself, which it needed to appoint cancellers and has given up.
 */
function grantsCheck({ address }: Timelock, governor: GovernorDesign): Check {
  const { admin, proposer, executor, canceller } = TIMELOCK_ROLES;
  const { proxyFactory, organisationDeployer } = platformAddresses;
  const always = [
    [admin, address, proxyFactory],
    [proposer, governor.address, proxyFactory],
    [executor, zeroAddress, proxyFactory],
  ];
  const vetoer = governor.preExecutionVetoer?.address;
  const grants = vetoer
    ? [
        ...always,
        [admin, organisationDeployer, proxyFactory],
        [canceller, vetoer, organisationDeployer],
        [canceller, governor.address, organisationDeployer],
      ]
    : always;
  return {
    type: 'events',
    label: 'Roles given at creation',
    address,
    signature: ROLE_GRANTED,
    expected: formatEvents(grants),
    when: 'deployment',
  };
}

function timelockChecks(timelock: Timelock, governor: GovernorDesign, chain: ChainDesign): Check[] {
  const { address, delay } = timelock;
  const role = (label: string, roleHash: string, account: Address, expected: boolean): Check =>
    callCheck(label, address, HAS_ROLE, String(expected), { args: [roleHash, account] });
  const { admin, proposer, executor, canceller } = TIMELOCK_ROLES;
  const vetoer = governor.preExecutionVetoer;
  const strangers = outsiders(governor, chain).filter(([, account]) => account !== address);
  const others = strangers.filter(([, account]) => account !== governor.address);
  const cancellers = vetoer ? [vetoer.address, governor.address] : [];
  return [
    ...proxyChecks(address, {
      implementation: platformAddresses.timelockImplementation,
      authority: chain.upgradeAuthority.address,
      argument: zeroHash,
      companion: zeroAddress,
    }),
    callCheck('Delay', address, 'getMinDelay() view returns (uint256)', String(delay), { unit: 'seconds' }),
    grantsCheck(timelock, governor),
    role('Governor may queue', proposer, governor.address, true),
    role('Anyone may execute', executor, zeroAddress, true),
    role('The timelock administers itself', admin, address, true),
    role('Not everybody may queue', proposer, zeroAddress, false),
    role('Not everybody may cancel', canceller, zeroAddress, false),
    role('Not everybody administers', admin, zeroAddress, false),
    role('The timelock does not cancel', canceller, address, false),
    ...strangers.map(([who, account]) => role(`No administration left with ${who}`, admin, account, false)),
    ...(vetoer ? [role('The vetoer may cancel', canceller, vetoer.address, true)] : []),
    role(vetoer ? 'The governor carries a veto' : 'The governor does not cancel', canceller, governor.address, vetoer !== null),
    ...others
      .filter(([, account]) => !cancellers.includes(account))
      .map(([who, account]) => role(`No cancelling by ${who}`, canceller, account, false)),
    ...others.map(([who, account]) => role(`No queueing by ${who}`, proposer, account, false)),
  ];
}

/** The step of a governor's timelock, which delays decisions and holds the funds; none where the governor executes directly. */
export function timelockStep(governor: GovernorDesign, chain: ChainDesign): Step[] {
  const { timelock } = governor;
  if (!timelock) return [];
  return [
    {
      id: timelock.id,
      kind: 'timelock',
      name: governor.name,
      chainId: chain.chainId,
      address: timelock.address,
      salt: timelock.salt,
      dependsOn: [chain.upgradeAuthority.id],
      review: timelockReview(timelock, governor, chain.upgradeAuthority.address),
      checks: timelockChecks(timelock, governor, chain),
    },
  ];
}
