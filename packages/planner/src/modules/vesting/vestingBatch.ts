import type { BatchPart, SetupOf } from '../batchPart.ts';
import { times } from '../shared/gas.ts';

const VESTING_GAS = 230_000n;
const CURVE_GAS = 60_000n;
const GRANT_GAS = 100_000n;
/** Gas. Five milestones share one storage slot. */
const MILESTONE_GAS = 6_000n;

export const vestingBatch: BatchPart<SetupOf<'vestings'>> = {
  units: ({ vesting }) => {
    if (!vesting) return [];
    const { id, salt, token, flexVoting } = vesting;
    const schedules = vesting.schedules.map(({ start, end, milestones, receivers }) => ({
      start,
      end,
      milestones,
      receivers: receivers.map(({ to, amount }) => ({ beneficiary: to.address, amount })),
    }));
    return [{ stepIds: [id], setup: { salt, token: token.address, flexVoting, schedules } }];
  },
  gas: ({ schedules }) =>
    schedules.reduce(
      (sum, { milestones, receivers }) => sum + CURVE_GAS + times(MILESTONE_GAS, milestones.length) + times(GRANT_GAS, receivers.length),
      VESTING_GAS,
    ),
  isOpen: ({ salt }, { salts }) => salts.has(salt),
};
