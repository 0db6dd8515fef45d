import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { StatementDialog } from './StatementDialog.tsx';
import { UNREAD, useCitizenship } from './useCitizenship.ts';

/** Shows its children to users with a valid citizenship statement (docs/requirements.md#citizenship). Use it inside {@link RequireAuth}. */
export function CitizenshipGate({ children }: { children: ReactNode }) {
  const [opened, { open, close }] = useDisclosure(false);
  const { data: isConfirmed, error, refetch } = useCitizenship();
  if (error) return <ErrorState title={UNREAD} error={error} onRetry={refetch} />;
  if (isConfirmed === undefined) return <LineSkeletons lines={4} />;
  if (isConfirmed) return children;
  return (
    <>
      <EmptyState title="One confirmation first" action={<Button onClick={open}>Continue</Button>}>
        Althing is not available to residents of the United States or to persons located there. Confirm once by a signature; it costs
        nothing.
      </EmptyState>
      {opened && <StatementDialog onClose={close} />}
    </>
  );
}
