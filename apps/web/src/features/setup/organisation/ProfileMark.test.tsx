// @vitest-environment happy-dom
import { askOf, emptyForm, type OrganisationForm } from '@althing/domain/setup';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../../test/renderUi.tsx';
import { type Edit, EditProvider } from '../edit/EditContext.ts';
import { TextField } from '../form/fields.tsx';
import { LinksEditor } from './LinksEditor.tsx';
import { SetupFormProvider } from '../form/SetupFormContext.ts';
import { useDraftForm } from '../form/useDraftForm.ts';
import { ProfileMark } from './ProfileMark.tsx';

const initial: OrganisationForm = {
  ...emptyForm(),
  name: 'Harbour',
  links: [{ id: 'link-1', type: 'website', url: 'https://harbour.example' }],
};
const edit = { initial, lockOf: () => undefined } as Partial<Edit> as Edit;

function Example({ isEdit }: { isEdit: boolean }) {
  const form = useDraftForm(structuredClone(initial));
  return (
    <EditProvider value={isEdit ? edit : null}>
      <SetupFormProvider value={form}>
        <TextField path="name" />
        <ProfileMark path="name" />
        <LinksEditor />
        <ProfileMark path="links" />
      </SetupFormProvider>
    </EditProvider>
  );
}
const { label } = askOf('name');
const input = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

test('a name that is not the record’s is marked, and taken back at once', async () => {
  const { user } = renderUi(<Example isEdit />);
  expect(screen.queryByText('changed')).toBeNull();
  await user.type(input(), ' Works');
  expect(screen.getByText('changed')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: `Undo the changes of ${label}` }));
  expect([input().value, screen.queryByText('changed')]).toEqual(['Harbour', null]);
});

test('who founds an organisation changes nothing', async () => {
  const { user } = renderUi(<Example isEdit={false} />);
  await user.type(input(), ' Works');
  expect(screen.queryByText('changed')).toBeNull();
});

test('links that are not the record’s are marked together, and all taken back at once', async () => {
  const { user } = renderUi(<Example isEdit />);
  await user.click(screen.getByRole('button', { name: 'Add link' }));
  expect(screen.getByText('changed')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove link 2' }));
  expect(screen.queryByText('changed')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove link 1' }));
  await user.click(screen.getByRole('button', { name: `Undo the changes of ${askOf('links').label}` }));
  expect(screen.getByDisplayValue('https://harbour.example')).toBeTruthy();
  expect(screen.queryByText('changed')).toBeNull();
});
