import { useEffect, useEffectEvent } from 'react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import classes from '../Bridge.module.css';
import type { BridgeSearch } from '../bridgeSearch.ts';
import { useFollowRoute } from './queries.ts';

export interface FollowedRouteProps {
  search: Pick<BridgeSearch, 'sent' | 'from'>;
  onSearch: (change: Partial<BridgeSearch>) => void;
}

/** Tells the server of what was sent, again after a reload, until it follows it; then the address need not name it any more. */
export function FollowedRoute({ search: { sent, from }, onSearch }: FollowedRouteProps) {
  const { mutate, isPending, isError, reset } = useFollowRoute();
  const tell = useEffectEvent((transactionHash: string, chainId: number) =>
    mutate({ chainId, transactionHash }, { onSuccess: () => onSearch({ sent: undefined }) }),
  );
  useEffect(() => {
    if (sent !== undefined && from !== undefined) tell(sent, from);
  }, [sent, from]);
  if (isPending)
    return (
      <div className={classes.transfer} role="status">
        <p className={classes.under}>The chain has your transfer. It is being read, and appears here in a moment.</p>
        <LineSkeletons lines={2} />
      </div>
    );
  if (!isError || sent === undefined || from === undefined) return null;
  return (
    <ErrorState
      title="Your transfer could not be read"
      onRetry={() => {
        reset();
        mutate({ chainId: from, transactionHash: sent }, { onSuccess: () => onSearch({ sent: undefined }) });
      }}
    />
  );
}
