import { useEffect, useEffectEvent } from 'react';
import type { TransactionState } from '../transactionState.ts';
import type { usePermit } from './usePermit.ts';

/** The phases of a transaction after which its signature may have been used, by it or by another one. */
const USED: readonly TransactionState['phase'][] = ['blocked', 'confirmed', 'reverted'];

/** Once a transaction is made or has failed, a signature that the token does not take any more is none. */
export function useUsedPermit(
  permit: Pick<ReturnType<typeof usePermit>, 'checkAgain'> | undefined,
  phase: TransactionState['phase'],
): void {
  const check = useEffectEvent(() => permit?.checkAgain());
  const used = USED.find((each) => each === phase);
  useEffect(() => {
    if (used) void check();
  }, [used]);
}
