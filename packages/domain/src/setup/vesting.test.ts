import { expect, test } from 'vitest';
import { ALPHA, BETA, receiver, token } from '../../test/forms.ts';
import type { ScheduleDraft } from './form.ts';
import { addMilestone, addSchedule, removeSchedule, setVestingType } from './vesting.ts';

test('a chain has vesting from its first schedule to its last, and its tokens vote until somebody says otherwise', () => {
  const one = addSchedule(token(), ALPHA);
  expect(one.vesting).toMatchObject([{ chainId: ALPHA, isFlexVoting: true, schedules: [{ vestingType: 'linear' }] }]);
  const two = addSchedule(addSchedule(one, ALPHA), BETA);
  expect(two.vesting.map(({ schedules }) => schedules.length)).toEqual([2, 1]);
  expect(removeSchedule(removeSchedule(two, ALPHA, 1), BETA, 0)).toEqual(one);
  expect(removeSchedule(one, ALPHA, 0)).toEqual(token());
});

test('another type swaps the dates and keeps the receivers; the same type changes nothing', () => {
  const receivers = [receiver()];
  const linear: ScheduleDraft = { vestingType: 'linear', startDate: '2030-01-01', endDate: '2031-01-01', receivers };
  const milestone = setVestingType(linear, 'milestone');
  expect(milestone).toEqual({ vestingType: 'milestone', milestoneDates: [''], receivers });
  expect(setVestingType(milestone, 'linear')).toEqual({ vestingType: 'linear', startDate: '', endDate: '', receivers });
  expect(setVestingType(linear, 'linear')).toBe(linear);
});

test.each([
  [[], ''],
  [[''], ''],
  [['2030-01-15T00:00:00.000Z'], '2030-02-15T00:00:00.000Z'],
  [['2029-12-31T00:00:00.000Z', '2030-01-31T00:00:00.000Z'], '2030-02-28T00:00:00.000Z'],
])('after %j the next milestone is %j', (dates, next) => {
  expect(addMilestone(dates)).toEqual([...dates, next]);
});
