import { lockboxAbi } from '@althing/bindings';
import { createSource } from '../../source.ts';

/** Deposits and withdrawals are kept to be shown; what they change is in the token's own events. */
export const lockboxSource = createSource(lockboxAbi, {});
