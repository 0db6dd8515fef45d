import type { timelockAbi } from '@althing/bindings';
import { type Hex, NATIVE } from '@althing/domain/units';
import type { Change, OperationStepChange } from '../../../store/chain/changes.ts';
import type { Handlers } from '../../handlers.ts';

const step = (timelock: Hex, operationId: Hex, step: OperationStepChange['step']): Change[] => [
  { table: 'operationStep', timelock, operationId, step },
];

/** What the timelock pays in the chain's own coin. */
const paid = (holder: Hex, counterparty: Hex, value: bigint): Change[] =>
  value === 0n ? [] : [{ table: 'transfer', holder, direction: 'out', counterparty, token: NATIVE, value, part: 0, isAnnounced: false }];

/** A batch logs one event per call, all with the same operation id, so only the first is read. */
const FIRST = 0n;

export const timelockHandlers: Handlers<typeof timelockAbi> = {
  CallScheduled: ({ address, args: { id, index } }) => (index === FIRST ? step(address, id, 'scheduled') : []),
  CallExecuted: ({ address, args: { id, index, target, value } }) => [
    ...(index === FIRST ? step(address, id, 'executed') : []),
    ...paid(address, target, value),
  ],
  Cancelled: ({ address, args: { id } }) => step(address, id, 'cancelled'),
  MinDelayChange: ({ address, args: { newDuration } }) => [
    { table: 'checkpoint', contract: address, series: 'minDelay', subject: address, change: { set: newDuration } },
  ],
};
