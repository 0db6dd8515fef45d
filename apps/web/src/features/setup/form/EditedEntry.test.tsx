// @vitest-environment happy-dom
import { emptyForm, emptyVeto, type OrganisationForm } from '@althing/domain/setup';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { type Edit, EditProvider } from '../edit/EditContext.ts';
import { VetoList } from '../modules/shared/VetoList.tsx';
import { SetupFormProvider } from './SetupFormContext.ts';
import { useDraftForm } from './useDraftForm.ts';

vi.mock('../parties/OwnersEditor.tsx', () => ({ OwnersEditor: () => null }));

const OWNERS = ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'];

function guarded(threshold: number): OrganisationForm {
  const form = emptyForm();
  const veto = { ...emptyVeto('v'), chainId: 31337, governorName: 'Main', isMultisig: true, addresses: OWNERS, threshold };
  return { ...form, modules: { ...form.modules, preVoteVeto: [veto] } };
}

function Editing({ form: values }: { form: OrganisationForm }) {
  const form = useDraftForm(values);
  const edit = { initial: guarded(2), lockOf: () => undefined } as Partial<Edit> as Edit;
  return (
    <EditProvider value={edit}>
      <SetupFormProvider value={form}>
        <VetoList list="preVoteVeto" slug="pre-vote-veto" description="" question="Who?" />
      </SetupFormProvider>
    </EditProvider>
  );
}

test('guardians that stand have their Safe, and one is created only for others', () => {
  const { unmount } = renderPage(<Editing form={guarded(2)} />);
  expect(screen.getByRole('radio', { name: 'A multisig' })).toBeTruthy();
  expect(screen.queryByText(/A Safe is created for them/)).toBeNull();
  unmount();
  renderPage(<Editing form={guarded(1)} />);
  expect(screen.getByRole('radio', { name: 'A new multisig' })).toBeTruthy();
  expect(screen.getByText(/A Safe is created for them/)).toBeTruthy();
});
