import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { EmptyState } from '../ui/EmptyState.tsx';
import { isLoadFailure } from './isLoadFailure.ts';
import { useReloadWhenBack } from './useReloadWhenBack.ts';

export function RouteError({ error, reset }: ErrorComponentProps) {
  return isLoadFailure(error) ? <NotLoaded /> : <Broken onRetry={reset} />;
}

/** An unexpected error. Its message is not shown, because it would not help a reader. */
function Broken({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState title="This page broke" action={<Button onClick={onRetry}>Try again</Button>}>
        The fault is Althing’s. Nothing of yours is lost: drafts are in this browser, and organisations live on their chains.
      </EmptyState>
    </div>
  );
}

function NotLoaded() {
  useReloadWhenBack();
  return (
    <div role="alert">
      <EmptyState title="This page could not be loaded" action={<Button onClick={() => location.reload()}>Try again</Button>}>
        {navigator.onLine ? 'The connection to Althing broke, or Althing was updated meanwhile.' : 'You are offline.'} The page loads by
        itself once Althing answers. Nothing of yours is lost: drafts are in this browser, and organisations live on their chains.
      </EmptyState>
    </div>
  );
}
