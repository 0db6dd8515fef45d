import type { Rule } from '../../formErrors.ts';
import { CHAIN_VESTING } from '../../organisation/parts/vesting.ts';
import { boundRules } from '../../schema/boundRules.ts';
import type { OrganisationForm, ScheduleDraft } from '../form.ts';
import type { SetupContext } from '../setupContext.ts';
import { receiverRules } from './receiverRules.ts';

/** Tokens that are locked at first. What is left of a chain that was taken away is ignored. */
export function* vestingRules(form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const { vesting, chainIds } = form.token;
  for (const [index, entry] of vesting.entries()) {
    if (!chainIds.includes(entry.chainId)) continue;
    const path = `token.vesting.${index}`;
    yield* boundRules(CHAIN_VESTING, entry, path);
    yield { field: `${path}.schedules`, message: 'Please add a schedule', isBroken: entry.schedules.length === 0 };
    for (const [position, schedule] of entry.schedules.entries()) {
      yield* receiverRules(`${path}.schedules.${position}.receivers`, schedule.receivers, entry.chainId, form, context);
      yield* orderRules(`${path}.schedules.${position}`, schedule);
    }
  }
}

/** Chains count whole seconds. */
const isAfter = (later: string, earlier: string): boolean =>
  Number.isNaN(Date.parse(later)) ||
  Number.isNaN(Date.parse(earlier)) ||
  Math.floor(Date.parse(later) / 1000) > Math.floor(Date.parse(earlier) / 1000);

function* orderRules(path: string, schedule: ScheduleDraft): Iterable<Rule> {
  if (schedule.vestingType === 'linear') {
    const { startDate, endDate } = schedule;
    yield { field: `${path}.endDate`, message: 'The end must be after the beginning', isBroken: !isAfter(endDate, startDate) };
    return;
  }
  const dates = schedule.milestoneDates;
  yield { field: `${path}.milestoneDates`, message: 'Please add a date', isBroken: dates.length === 0 };
  for (const [index, date] of dates.entries()) {
    const isBroken = index > 0 && !isAfter(date, dates[index - 1]!);
    yield { field: `${path}.milestoneDates.${index}`, message: 'Each date must be after the one before', isBroken };
  }
}
