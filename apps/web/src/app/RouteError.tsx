import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { isLoadFailure } from './isLoadFailure.ts';
import { useReloadWhenBack } from './useReloadWhenBack.ts';

export function RouteError({ error, reset }: ErrorComponentProps) {
  return isLoadFailure(error) ? <NotLoaded /> : <ErrorState title="This page broke" error={error} onRetry={reset} />;
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
