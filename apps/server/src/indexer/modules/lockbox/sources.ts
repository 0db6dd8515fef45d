import { lockboxAbi } from '@althing/bindings';
import { createSource } from '../../source.ts';

/** Deposits and withdrawals are stored for display only; balances follow from the token's own events. */
export const lockboxSource = createSource(lockboxAbi, {});
