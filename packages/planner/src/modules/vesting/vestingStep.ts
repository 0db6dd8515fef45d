import { type Check, formatCheckValue, platformAddresses } from '@althing/bindings';
import { pad, zeroAddress } from 'viem';
import type { ChainDesign, ScheduleDesign, VestingDesign } from '../../design.ts';
import { formatTokens } from '../../quantities.ts';
import { stepId } from '../../stepId.ts';
import type { ReviewLine, Step } from '../../types.ts';
import { callCheck, proxyChecks } from '../shared/checks.ts';
import { describeParty } from '../shared/describe.ts';

const date = (timestamp: number): string => new Date(timestamp * 1000).toISOString();

const datesOf = ({ start, end, milestones }: ScheduleDesign): string =>
  milestones.length > 0 ? `an equal part at ${milestones.map(date).join(', ')}` : `evenly from ${date(start)} to ${date(end)}`;

function review({ address, token, flexVoting, schedules }: VestingDesign, authority: string): ReviewLine[] {
  return [
    { label: 'Address', value: address },
    { label: 'Token', value: `${token.address} (${token.symbol})` },
    { label: 'Votes of vested tokens', value: flexVoting ? 'can be cast before release' : 'only after release' },
    ...schedules.flatMap((schedule, i) => [
      { label: `Schedule ${i + 1}`, value: datesOf(schedule) },
      ...schedule.receivers.map(({ to, amount }) => ({
        label: `Schedule ${i + 1}, for ${describeParty(to)}`,
        value: formatTokens(amount, token.symbol),
      })),
    ]),
    { label: 'Upgraded by', value: authority },
  ];
}

const SCHEDULE =
  'getVestingSchedule(uint256) view returns ((address beneficiary, address token, uint256 cliff, uint256 start, uint256 duration, uint256 slicePeriodSeconds, uint256 amountTotal, uint256 released))';

/** The contract numbers receivers from 1, schedule by schedule. Beneficiary, dates and amount never change; `released` does. */
function scheduleChecks({ address, token, schedules }: VestingDesign): Check[] {
  const grants = schedules.flatMap((schedule) => schedule.receivers.map((receiver) => ({ ...receiver, schedule })));
  return grants.flatMap(({ to, amount, schedule: { start, end, milestones } }, i) => {
    const args = [String(i + 1)];
    const first = milestones[0] ?? start;
    const duration = (milestones.at(-1) ?? end) - first;
    const slice = milestones.length > 0 ? Math.max(duration, 1) : 1;
    const expected = formatCheckValue([to.address, token.address, first, first, duration, slice, amount, 0n]);
    return [
      callCheck(`Vesting ${i + 1}, for ${describeParty(to)}`, address, SCHEDULE, expected, { args, when: 'deployment' }),
      callCheck(`Milestones of vesting ${i + 1}`, address, 'getMilestones(uint256) view returns (uint48[])', formatCheckValue(milestones), {
        args,
      }),
    ];
  });
}

function checks(design: VestingDesign, { upgradeAuthority }: ChainDesign): Check[] {
  const { address, token, flexVoting, schedules } = design;
  const count = schedules.flatMap(({ receivers }) => receivers).length;
  return [
    ...proxyChecks(address, {
      implementation: platformAddresses.vestingImplementation,
      authority: upgradeAuthority.address,
      argument: pad(token.address),
      companion: zeroAddress,
    }),
    callCheck(
      flexVoting ? 'Vested tokens vote' : 'Vested tokens do not vote',
      address,
      'flexVoting() view returns (bool)',
      String(flexVoting),
    ),
    callCheck('Number of vestings', address, 'getVestingSchedulesCount() view returns (uint256)', String(count), { unit: 'count' }),
    ...scheduleChecks(design),
  ];
}

/** The step of the vesting contract, which holds initial tokens until they have vested. */
export function vestingStep(design: VestingDesign, chain: ChainDesign): Step {
  const { id, address, salt } = design;
  return {
    id,
    kind: 'tokenVesting',
    name: '',
    chainId: chain.chainId,
    address,
    salt,
    dependsOn: [chain.upgradeAuthority.id, stepId('token')],
    review: review(design, chain.upgradeAuthority.address),
    checks: checks(design, chain),
  };
}
