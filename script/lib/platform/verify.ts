import { type Check, type CheckResult, type OwnedName, type ReadClient, runChecks, standingOf, TIMELOCK_ROLES } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import type { PlatformOptions } from './options.ts';
import { PlatformError } from './platformError.ts';
import type { Survey } from './survey.ts';

type Suspects = Readonly<Record<string, Address>>;

const call = (label: string, address: Address, signature: string, args: readonly string[], expected: string): Check => ({
  label,
  type: 'call',
  address,
  signature,
  args,
  expected,
  when: 'always',
});

const hasRole = (timelock: Address, label: string, role: string, account: Address, expected: boolean): Check =>
  call(label, timelock, 'function hasRole(bytes32,address) view returns (bool)', [role, account], String(expected));

function roleChecks(timelock: Address, safe: Address, suspects: Suspects): Check[] {
  return [
    hasRole(timelock, 'the Safe proposes', TIMELOCK_ROLES.proposer, safe, true),
    hasRole(timelock, 'the Safe may take back', TIMELOCK_ROLES.canceller, safe, true),
    hasRole(timelock, 'anybody executes what is due', TIMELOCK_ROLES.executor, zeroAddress, true),
    hasRole(timelock, 'the timelock administers itself', TIMELOCK_ROLES.admin, timelock, true),
    hasRole(timelock, 'the Safe is no administrator', TIMELOCK_ROLES.admin, safe, false),
    ...Object.entries(suspects).flatMap(([name, account]) => [
      hasRole(timelock, `${name} is no administrator`, TIMELOCK_ROLES.admin, account, false),
      hasRole(timelock, `${name} does not propose`, TIMELOCK_ROLES.proposer, account, false),
    ]),
  ];
}

/** The others ask these who their owner is. */
const OWNED = [
  'BondAggregator',
  'TWAPOracle',
  'TWAPBondOracle',
  'FeeCollector',
  'HyperlaneAdapter',
  'LayerZeroAdapter',
  'CcipAdapter',
  'AxelarAdapter',
  'WormholeAdapter',
  'PolymerAdapter',
  'ConnextAdapter',
  'ControllerWrapper',
] as const satisfies readonly OwnedName[];

function ownerChecks({ owned, timelock }: Survey): Check[] {
  return OWNED.flatMap((name) => [
    call(`the timelock owns ${name}`, owned[name], 'function owner() view returns (address)', [], timelock),
    call(`nobody else is offered ${name}`, owned[name], 'function pendingOwner() view returns (address)', [], zeroAddress),
  ]);
}

/**
 * Reads back from the chain what stands there and who has power over it.
 *
 * @param sender who paid, where it is known; has no power.
 * @throws PlatformError that names what is not as it should be.
 */
export async function verify(
  client: ReadClient,
  found: Survey,
  { safe, delay }: PlatformOptions,
  sender: Address | undefined,
): Promise<readonly CheckResult[]> {
  for (const { deployment } of found.planned)
    if ((await standingOf(client, deployment)) !== 'stands')
      throw new PlatformError(`${deployment.name} does not stand at ${deployment.address}.`);
  const suspects: Suspects = {
    'nobody (address zero)': zeroAddress,
    ...(sender && sender !== safe ? { 'the account that paid': sender } : {}),
  };
  const results = await runChecks(client, [
    ...ownerChecks(found),
    ...roleChecks(found.timelock, safe, suspects),
    call('the timelock waits', found.timelock, 'function getMinDelay() view returns (uint256)', [], String(delay)),
  ]);
  const wrong = results.filter(({ ok }) => !ok);
  if (wrong.length > 0) {
    const lines = wrong.map(({ label, expected, actual }) => `  ${label}: ${actual ?? 'no answer'} instead of ${expected}`);
    throw new PlatformError(`The platform stands, but not as it was asked for:\n${lines.join('\n')}`);
  }
  return results;
}
