import type { erc20BondTokenAbi } from '@althing/bindings';
import type { Hex } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import type { Change } from '../../../store/chain/changes.ts';
import type { Handlers } from '../../handlers.ts';

const add = (contract: Hex, subject: Hex, amount: bigint): Change => ({
  table: 'checkpoint',
  contract,
  series: 'bondBalance',
  subject,
  change: { add: amount },
});

export const bondTokenHandlers: Handlers<typeof erc20BondTokenAbi> = {
  /** The teller mints (from the zero address) and burns on redemption (to it); neither changes that address. */
  Transfer: ({ address, args: { from, to, amount } }) => [
    ...(from === zeroAddress ? [] : [add(address, from, -amount)]),
    to === zeroAddress ? { table: 'bondRedemption', bondId: BigInt(address), owner: from, amount } : add(address, to, amount),
  ],
};
