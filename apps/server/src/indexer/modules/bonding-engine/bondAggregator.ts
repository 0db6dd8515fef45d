import type { bondAggregatorAbi } from '@althing/bindings';
import type { Handlers } from '../../handlers.ts';

export const bondAggregatorHandlers: Handlers<typeof bondAggregatorAbi> = {
  MarketUnlisted: ({ args: { id, unlisted } }) => [
    { table: 'bondMarketStep', marketId: id, step: unlisted ? 'unlisted' : 'listed', details: {} },
  ],
};
