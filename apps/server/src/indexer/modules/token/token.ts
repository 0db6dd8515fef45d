import type { tokenAbi } from '@althing/bindings';
import type { Hex } from '@althing/domain/units';
import type { Change } from '../../../store/chain/changes.ts';
import type { Handlers } from '../../handlers.ts';
import { setting } from '../multi-bridge/controllerChanges.ts';

const NOBODY = '0x0000000000000000000000000000000000000000';

const add = (contract: Hex, series: 'supply' | 'balance', subject: Hex, amount: bigint): Change => ({
  table: 'checkpoint',
  contract,
  series,
  subject,
  change: { add: amount },
});

export const tokenHandlers: Handlers<typeof tokenAbi> = {
  BridgeLimitsSet: ({ address, args: { bridge, mintingLimit, burningLimit } }) => [
    ...setting(address, 'mintingLimit', mintingLimit, bridge),
    ...setting(address, 'burningLimit', burningLimit, bridge),
  ],
  Transfer: ({ address, args: { from, to, value } }) => [
    from === NOBODY ? add(address, 'supply', address, value) : add(address, 'balance', from, -value),
    to === NOBODY ? add(address, 'supply', address, -value) : add(address, 'balance', to, value),
  ],
  DelegateChanged: ({ address, args: { delegator, toDelegate } }) => [
    { table: 'link', contract: address, relation: 'delegate', subject: delegator, target: toDelegate },
  ],
  DelegateVotesChanged: ({ address, args: { delegate, newVotes } }) => [
    { table: 'checkpoint', contract: address, series: 'power', subject: delegate, change: { set: newVotes } },
  ],
};
