import type { bondVestingVaultAbi } from '@althing/bindings';
import { idSubject } from '../../../store/chain/bondChanges.ts';
import type { Handlers } from '../../handlers.ts';

export const bondVestingVaultHandlers: Handlers<typeof bondVestingVaultAbi> = {
  VestingScheduleCreated: ({ address, args: { id, beneficiary, token, start, cliff, duration, slicePeriodSeconds, amount } }) => [
    {
      table: 'bondSchedule',
      vault: address,
      scheduleId: id,
      beneficiary,
      token,
      start,
      cliff,
      duration,
      slice: slicePeriodSeconds,
      amount,
    },
    { table: 'link', contract: address, relation: 'beneficiary', subject: idSubject(id), target: beneficiary },
  ],
  TokensReleased: ({ address, args: { id, amount } }) => [
    { table: 'checkpoint', contract: address, series: 'released', subject: idSubject(id), change: { add: amount } },
  ],
  BeneficiaryPulled: ({ address, args: { id, to } }) => [
    { table: 'link', contract: address, relation: 'beneficiary', subject: idSubject(id), target: to },
  ],
};
