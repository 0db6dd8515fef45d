import { PageHeader } from '../../ui/PageHeader.tsx';
import { CitizenshipGate, CreationGate, RequireAuth } from '../auth/index.ts';
import { INTRO } from './intro.ts';
import { SetupWizard } from './wizard/SetupWizard.tsx';

export function CreateOrganisationPage() {
  return (
    <>
      <PageHeader {...INTRO} isCompact />
      <RequireAuth>
        <CitizenshipGate>
          <CreationGate>
            <SetupWizard />
          </CreationGate>
        </CitizenshipGate>
      </RequireAuth>
    </>
  );
}
