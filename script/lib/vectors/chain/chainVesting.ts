import type { Hex } from 'viem';
import type { VestingSubject } from '../vesting.ts';
import type { SteppedNode, Target } from './node.ts';
import { type BondPlatform, deploy } from './platform.ts';
import type { Accounts } from './stage.ts';

/** The bonds' vesting vault; a teller is impersonated, as only tellers open schedules. */
export function chainVesting(node: SteppedNode, { vault, tellers }: BondPlatform, accounts: Accounts): VestingSubject {
  let token: Target;
  let id: bigint;
  const beneficiary: Hex = accounts.alice;
  return {
    name: 'Solidity',
    async open({ start, cliff, duration, slicePeriodSeconds, amountTotal }, at) {
      await node.reset();
      await node.moveTo(at);
      const teller = tellers['fixed-term'].address;
      await node.impersonate(teller);
      token = await deploy(node, accounts.guardian, 'VectorToken', ['Vesting', 'VEST', 18, 0]);
      await node.send(accounts.guardian, token, 'mint', [vault.address, amountTotal]);
      const terms = [beneficiary, token.address, start, cliff, duration, slicePeriodSeconds, amountTotal];
      const opened = await node.send(teller, vault, 'createSchedule', terms);
      if (opened.revert) throw new Error(`the schedule was refused with ${opened.revert.error}`);
      id = opened.value.returned as bigint;
    },
    async releasable(at) {
      await node.moveTo(at);
      return node.read(vault, 'computeReleasableAmount', [id]);
    },
    async released(at) {
      await node.moveTo(at);
      const schedule = await node.read<{ released: bigint }>(vault, 'getVestingSchedule', [id]);
      return schedule.released;
    },
    async release(amount, at) {
      await node.moveTo(at);
      const before = await node.read<bigint>(token, 'balanceOf', [beneficiary]);
      const released = await node.send(beneficiary, vault, 'release', [id, amount]);
      return released.revert ? undefined : (await node.read<bigint>(token, 'balanceOf', [beneficiary])) - before;
    },
  };
}
