import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { askCitizenship } from './askCitizenship.ts';
import { useProfile } from './queries.ts';

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

function useCitizenship() {
  const { chains, termsVersion } = useAppConfig();
  const profile = useProfile();
  const user = profile.data;
  const confirmation = useQuery({
    queryKey: ['citizenship', user?.address, user?.citizenshipConfirmationSignature, user?.citizenshipTermsVersion, termsVersion],
    enabled: user !== undefined,
    queryFn: () =>
      askCitizenship({
        account: user!.address as `0x${string}`,
        signature: user!.citizenshipConfirmationSignature,
        signedVersion: user!.citizenshipTermsVersion,
        isSafe: user!.isSafe,
        chainIds: chains.map(({ id }) => id),
        termsVersion,
      }),
  });
  return {
    data: confirmation.data,
    error: profile.error ?? confirmation.error,
    refetch: () => void (profile.error ? profile : confirmation).refetch(),
  };
}
