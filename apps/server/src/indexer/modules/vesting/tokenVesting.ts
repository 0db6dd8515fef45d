import type { tokenVestingAbi } from '@althing/bindings';
import type { Handlers } from '../../handlers.ts';

export const tokenVestingHandlers: Handlers<typeof tokenVestingAbi> = {
  VestedVoteCast: ({ address, args: { governor, proposalId, beneficiary } }) => [
    { table: 'vestedVote', vesting: address, governor, proposalId, beneficiary },
  ],
  TokensReleased: ({ address, args: { beneficiary, amount } }) => [
    { table: 'checkpoint', contract: address, series: 'released', subject: beneficiary, change: { add: amount } },
  ],
};
