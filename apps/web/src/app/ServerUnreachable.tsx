import { Button } from '@mantine/core';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useReloadWhenBack } from './useReloadWhenBack.ts';

/** Shown instead of the application when the server does not answer with its configuration. */
export function ServerUnreachable({ error }: { error: Error }) {
  useReloadWhenBack();
  return (
    <main style={{ maxWidth: 600, margin: '18vh auto 0', padding: '0 20px' }}>
      <EmptyState title="Althing does not answer" action={<Button onClick={() => location.reload()}>Try again</Button>}>
        The server could not be asked for its configuration ({error.message.toLowerCase()}). The page loads by itself once it can. Nothing
        of yours is lost: drafts are in this browser, and organisations live on their chains.
      </EmptyState>
    </main>
  );
}
