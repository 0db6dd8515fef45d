import type { gasRefundAbi } from '@althing/bindings';
import type { Handlers } from '../../handlers.ts';

export const gasRefundHandlers: Handlers<typeof gasRefundAbi> = {
  GasRefunded: ({ address, args: { to, amount } }) => [{ table: 'refund', refundGas: address, receiver: to, amount }],
};
