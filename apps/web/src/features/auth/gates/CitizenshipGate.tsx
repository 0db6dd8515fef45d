import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { useCitizenship } from './useCitizenship.ts';

const CitizenshipDialog = lazy(() => import('./CitizenshipDialog.tsx').then((m) => ({ default: m.CitizenshipDialog })));

/** Shows its children to users with a valid citizenship statement (docs/requirements.md#citizenship). Use it inside {@link RequireAuth}. */
export function CitizenshipGate({ children }: { children: ReactNode }) {
  const [opened, { open, close }] = useDisclosure(false);
  const { data: isConfirmed, error, refetch } = useCitizenship();
  if (error) return <ErrorState title="Your confirmation could not be read" error={error} onRetry={refetch} />;
  if (isConfirmed === undefined) return <LineSkeletons lines={4} />;
  if (isConfirmed) return children;
  return (
    <>
      <EmptyState title="One confirmation first" action={<Button onClick={open}>Continue</Button>}>
        Althing is not available to residents of the United States or to persons located there. Confirm once by a signature; it costs
        nothing.
      </EmptyState>
      {opened && (
        <Suspense fallback={null}>
          <CitizenshipDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
