import type { erc20BondTokenAbi } from '@althing/bindings';
import type { Hex } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import type { Change } from '../changes.ts';
import type { Handlers } from './types.ts';

const add = (contract: Hex, subject: Hex, amount: bigint): Change[] =>
  subject === zeroAddress ? [] : [{ table: 'checkpoint', contract, series: 'bondBalance', subject, change: { add: amount } }];

export const bondTokenHandlers: Handlers<typeof erc20BondTokenAbi> = {
  Transfer: ({ address, args: { from, to, amount } }) => [...add(address, from, -amount), ...add(address, to, amount)],
};
