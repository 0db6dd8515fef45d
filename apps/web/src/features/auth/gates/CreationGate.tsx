import { type ReactNode, useDeferredValue } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { useCreationEnabled } from './queries.ts';

/** Shows its children to wallets that may create organisations. Use it inside {@link RequireAuth}. */
export function CreationGate({ children }: { children: ReactNode }) {
  const { data: latest, error, refetch } = useCreationEnabled();
  // The whole wizard is rendered behind this gate: a deferred value lets React render it in slices, so that the page never freezes.
  const data = useDeferredValue(latest);
  if (error) return <ErrorState title="Your permission could not be read" error={error} onRetry={() => void refetch()} />;
  if (!data) return <LineSkeletons lines={4} />;
  if (data.isEnabled) return children;
  return (
    <EmptyState title="Your wallet is not authorized to create organisations">
      Creating is limited to invited wallets here. Contact the team for access, or connect another wallet.
    </EmptyState>
  );
}
