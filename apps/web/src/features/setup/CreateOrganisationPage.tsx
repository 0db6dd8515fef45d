import { lazy, Suspense } from 'react';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { CitizenshipGate, CreationGate, RequireAuth } from '../auth/index.ts';
import { INTRO } from './intro.ts';

/** Loaded separately from the gates in front of it, but requested at the same time, so that neither delays the other. */
const program = import('./wizard/SetupWizard.tsx');
const SetupWizard = lazy(async () => ({ default: (await program).SetupWizard }));
// If loading fails, this only matters to somebody who passes the gates.
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
