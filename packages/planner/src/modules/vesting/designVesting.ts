import { predictProxy } from '@althing/bindings';
import type { TokenInput, VestingSchedule } from '@althing/domain/organisation';
import { type Address, TOKEN_DECIMALS } from '@althing/domain/units';
import { parseUnits } from 'viem';
import type { Party, ScheduleDesign, Site, TokenDesign, VestingDesign } from '../../design.ts';
import { PlanError } from '../../errors.ts';
import type { Parties } from '../../parties.ts';
import { deriveSalt } from '../../salts.ts';
import { stepId } from '../../stepId.ts';

const ascending = (numbers: readonly number[]): boolean => numbers.every((value, i) => i === 0 || value > numbers[i - 1]!);

const seconds = (date: string): number => Math.floor(Date.parse(date) / 1000);

function datesOf(schedule: VestingSchedule): Pick<ScheduleDesign, 'start' | 'end' | 'milestones'> {
  const dates = (schedule.vestingType === 'linear' ? [schedule.startDate, schedule.endDate] : schedule.milestoneDates).map(seconds);
  if (!ascending(dates)) throw new PlanError('vesting-dates-invalid', dates.join(', '));
  if (schedule.vestingType === 'milestone') return { start: 0, end: 0, milestones: dates };
  return { start: dates[0]!, end: dates[1]!, milestones: [] };
}

function receiversOf({ receivers }: VestingSchedule, parties: Parties): ScheduleDesign['receivers'] {
  const byAccount = new Map<Address, { to: Party; amount: bigint }>();
  for (const receiver of receivers) {
    const amount = parseUnits(receiver.amount, TOKEN_DECIMALS);
    if (amount === 0n) throw new PlanError('vesting-amount-missing', receiver.address);
    const to = parties.resolve(receiver.address, 'receiver-missing');
    byAccount.set(to.address, { to, amount: amount + (byAccount.get(to.address)?.amount ?? 0n) });
  }
  return [...byAccount.values()];
}

/** The initial tokens of one chain that are locked at first; null where there are none. */
export function designVesting(token: TokenInput, site: Site, parties: Parties): Omit<VestingDesign, 'token'> | null {
  const form = token.vesting?.find(({ chainId }) => chainId === site.chainId);
  if (!form) return null;
  const id = stepId('tokenVesting');
  const salt = deriveSalt(site.organisationSalt, id);
  const schedules = form.schedules.map((schedule) => ({ ...datesOf(schedule), receivers: receiversOf(schedule, parties) }));
  const total = schedules.flatMap(({ receivers }) => receivers).reduce((sum, { amount }) => sum + amount, 0n);
  return { id, salt, address: predictProxy({ authority: site.authority, salt }), flexVoting: form.isFlexVoting, schedules, total };
}

/** The token's allocation for locked tokens. */
export const vestingAllocation = ({ address, total }: Pick<VestingDesign, 'address' | 'total'>): TokenDesign['allocations'][number] => ({
  to: { address, role: 'vesting' },
  amount: total,
});
