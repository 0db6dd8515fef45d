import { lazy, Suspense } from 'react';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { CitizenshipGate, CreationGate, RequireAuth } from '../auth/index.ts';
import { INTRO } from './intro.ts';

/** Apart from the gates before it, so that neither holds up the other, and asked for together with them. */
const program = import('./wizard/SetupWizard.tsx');
const SetupWizard = lazy(async () => ({ default: (await program).SetupWizard }));
// Whoever stays before the gates does not miss it.
program.catch(() => {});

export function CreateOrganisationPage() {
  return (
    <>
      <PageHeader {...INTRO} isCompact />
      <RequireAuth>
        <CitizenshipGate>
          <CreationGate>
            <Suspense fallback={<LineSkeletons lines={4} />}>
              <SetupWizard />
            </Suspense>
          </CreationGate>
        </CitizenshipGate>
      </RequireAuth>
    </>
  );
}
