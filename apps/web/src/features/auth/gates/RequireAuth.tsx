import { type ReactNode, useDeferredValue } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { useIsSignedIn } from '../session/useIsSignedIn.ts';
import { useWalletState } from '../wallet/useWalletState.ts';
import { WalletButton } from '../wallet/WalletButton.tsx';

/** Shows its children to a signed-in user, and what is left to do to everybody else. */
export function RequireAuth({ children }: { children: ReactNode }) {
  const state = useWalletState();
  const isSignedIn = useIsSignedIn();
  // The children are rendered in slices after somebody signed in, and disappear at once when the session ends.
  const isLet = useDeferredValue(isSignedIn) && isSignedIn;
  if (isLet) return children;
  if (state === 'resuming' || isSignedIn) return <LineSkeletons lines={4} />;
  return (
    <EmptyState title={state === 'unauthenticated' ? 'Please sign in' : 'Please connect to wallet'} action={<WalletButton />}>
      {state === 'unauthenticated'
        ? 'Your wallet is connected. Sign a message with Authenticate to show that it is yours; it costs nothing.'
        : 'Then sign a message to show that it is yours. Neither costs anything.'}
    </EmptyState>
  );
}
