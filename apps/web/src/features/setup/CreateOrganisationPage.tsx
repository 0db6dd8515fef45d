import { PageHeader } from '../../ui/PageHeader.tsx';
import { CitizenshipGate, CreationGate, RequireAuth } from '../auth/index.ts';
import { INTRO } from './intro.ts';
import { Wizard } from './wizard/Wizard.tsx';

export function CreateOrganisationPage() {
  return (
    <>
      <PageHeader {...INTRO} />
      <RequireAuth>
        <CitizenshipGate>
          <CreationGate>
            <Wizard />
          </CreationGate>
        </CitizenshipGate>
      </RequireAuth>
    </>
  );
}
