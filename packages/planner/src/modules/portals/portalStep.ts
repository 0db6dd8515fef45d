import { ASSET_CONTROLLER_ROLES, type Check, formatCheckValue, formatEvents, platformAddresses } from '@althing/bindings';
import { BRIDGE_FACTS } from '@althing/domain/bridges';
import type { Address } from '@althing/domain/units';
import { pad, zeroAddress } from 'viem';
import type { ChainDesign, PortalDesign } from '../../design.ts';
import { formatDuration, formatTokens } from '../../quantities.ts';
import { stepId } from '../../stepId.ts';
import type { ReviewLine, Step } from '../../types.ts';
import { callCheck, proxyChecks } from '../shared/checks.ts';
import { describeParty } from '../shared/describe.ts';
import { defaultAdminChecks, type HeldRole, ROLE_GRANTED, roleChecks } from '../shared/roleChecks.ts';
import { limitedAdapters } from './portalBatch.ts';

const rolesOf = ({ admin }: PortalDesign): HeldRole[] => [
  { role: ASSET_CONTROLLER_ROLES.manager, may: 'change bridges, chains and limits', holders: [admin] },
  { role: ASSET_CONTROLLER_ROLES.pauser, may: 'stop sending and execution', holders: [admin] },
];

const WITHOUT_LIMITS = 'minted and burned only once the owner of the token has given this controller limits';

function custodyText({ custody, token }: PortalDesign): string {
  if (custody.locks) return 'locked here, and released when they come back';
  return token.isOwn ? 'burned, and minted when they arrive' : `burned, and minted when they arrive; ${WITHOUT_LIMITS}`;
}

function review(design: PortalDesign, authority: Address): ReviewLine[] {
  const { address, token, admin, unwraps, window, minBridges, several, adapters, chains } = design;
  const amount = (units: bigint): string => formatTokens(units, token.symbol);
  return [
    { label: 'Address', value: `${address}, the same on every chain` },
    { label: 'Token', value: `${token.address} (${token.symbol})` },
    { label: 'Who changes bridges and limits, and may stop transfers', value: describeParty(admin) },
    { label: 'Tokens that leave are', value: custodyText(design) },
    { label: 'Chains', value: chains.join(', ') },
    ...(minBridges > 0
      ? [
          {
            label: `Over ${minBridges} bridges that agree`,
            value: `up to ${amount(several.burning)} leave and ${amount(several.minting)} arrive at once`,
          },
        ]
      : []),
    ...adapters
      .filter(({ isApproved, minting, burning }) => isApproved || minting > 0n || burning > 0n)
      .map(({ bridge, address: adapter, minting, burning }) => ({
        label: `Bridge ${BRIDGE_FACTS[bridge].name}`,
        value: `${adapter}; alone up to ${amount(burning)} leave and ${amount(minting)} arrive at once`,
      })),
    { label: 'Limits come back within', value: formatDuration(window) },
    { label: 'Recipients may ask for the wrapped token', value: unwraps ? 'Yes' : 'No' },
    { label: 'Upgraded by', value: authority },
  ];
}

const EVENTS = {
  limits: 'event LimitsUpdated(address indexed adapter, uint256 slot, uint256 minting, uint256 burning)',
  adapters: 'event MultiBridgeAdapterUpdated(address indexed adapter, uint256 slot, bool approved)',
  chains: 'event ChainUpdated(uint256 indexed chainId, bool sends, bool takes)',
};

/** Holders of roles, bridges and chains cannot be listed, so the events of the creation are compared: nobody and nothing else was named. */
function setupChecks(design: PortalDesign): Check[] {
  const { address, admin, adapters, chains } = design;
  const { proxyFactory } = platformAddresses;
  const events = (label: string, signature: string, expected: readonly (readonly unknown[])[]): Check => ({
    type: 'events',
    label,
    address,
    signature,
    expected: formatEvents(expected),
    when: 'deployment',
  });
  const grants = Object.values(ASSET_CONTROLLER_ROLES).map((role) => [role, admin.address, proxyFactory]);
  // The zero address, which is that of several bridges together, is told with 0.
  const slotOf = (adapter: Address) =>
    Math.max(
      0,
      adapters.findIndex((each) => each.address === adapter),
    );
  const approved = adapters.flatMap(({ address: adapter, isApproved }, slot) => (isApproved ? [[adapter, slot, true]] : []));
  return [
    events('Roles given at creation', ROLE_GRANTED, grants),
    events('Bridges that may agree at creation', EVENTS.adapters, approved),
    events(
      'Limits given at creation',
      EVENTS.limits,
      limitedAdapters(design).map(({ adapter, minting, burning }) => [adapter, slotOf(adapter), minting, burning]),
    ),
    events(
      'Chains opened at creation',
      EVENTS.chains,
      chains.map((chainId) => [chainId, true, true]),
    ),
  ];
}

/** Every limit, those that are 0 included. */
function limitChecks({ address, several, adapters }: PortalDesign): Check[] {
  const all = [
    { who: 'several bridges', adapter: zeroAddress, ...several },
    ...adapters.map(({ bridge, address: adapter, minting, burning }) => ({ who: BRIDGE_FACTS[bridge].name, adapter, minting, burning })),
  ];
  return all.flatMap(({ who, adapter, minting, burning }) => [
    callCheck(`Arrives at once over ${who}, at most`, address, 'mintingMaxLimitOf(address) view returns (uint256)', String(minting), {
      args: [adapter],
      unit: 'tokens',
    }),
    callCheck(`Leaves at once over ${who}, at most`, address, 'burningMaxLimitOf(address) view returns (uint256)', String(burning), {
      args: [adapter],
      unit: 'tokens',
    }),
  ]);
}

function checks(design: PortalDesign, chain: ChainDesign): Check[] {
  const { address, implementation, token, admin, custody, unwraps, window, minBridges, adapters, chains } = design;
  const { locks, taxed, mintSelector, burnSelector } = custody;
  return [
    ...proxyChecks(address, {
      implementation,
      authority: chain.upgradeAuthority.address,
      argument: pad(token.address),
      companion: zeroAddress,
    }),
    ...defaultAdminChecks('Administrator', address, admin),
    callCheck('Token', address, 'token() view returns (address)', token.address),
    callCheck('Stopped', address, 'paused() view returns (bool)', 'false', { when: 'deployment' }),
    callCheck(
      'Locks, taxes what it releases, function of minting, of burning',
      address,
      'custody() view returns ((bool, bool, bytes4, bytes4))',
      formatCheckValue([locks, taxed, mintSelector, burnSelector]),
    ),
    callCheck('Window of the limits', address, 'duration() view returns (uint256)', String(window), { unit: 'seconds' }),
    callCheck('Bridges that must agree', address, 'minBridges() view returns (uint256)', String(minBridges), { unit: 'count' }),
    callCheck('Unwrapping', address, 'allowTokenUnwrapping() view returns (bool)', String(unwraps)),
    ...limitChecks(design),
    ...adapters.map(({ bridge, address: adapter, isApproved }) =>
      callCheck(
        `Bridge ${BRIDGE_FACTS[bridge].name} may agree`,
        address,
        'multiBridgeAdapters(address) view returns (bool)',
        String(isApproved),
        {
          args: [adapter],
        },
      ),
    ),
    ...chains.map((chainId) =>
      callCheck(
        `Transfers to and from chain ${chainId}`,
        address,
        'chainOf(uint256) view returns (bool, bool)',
        formatCheckValue([true, true]),
        { args: [String(chainId)] },
      ),
    ),
    ...setupChecks(design),
    ...roleChecks(address, rolesOf(design), chain),
  ];
}

/** The contract through which the token travels to and from other chains. */
export function portalStep(design: PortalDesign, chain: ChainDesign): Step {
  const { id, address, salt, token } = design;
  return {
    id,
    kind: 'assetController',
    name: '',
    chainId: chain.chainId,
    address,
    salt,
    dependsOn: [chain.upgradeAuthority.id, ...(token.isOwn ? [stepId('token')] : [])],
    review: review(design, chain.upgradeAuthority.address),
    checks: checks(design, chain),
  };
}
