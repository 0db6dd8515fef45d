// @vitest-environment happy-dom
import { addLink, askOf, emptyForm, type OrganisationForm } from '@althing/domain/setup';
import { useForm } from '@mantine/form';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../../test/renderUi.tsx';
import { focusFirstError } from '../../../ui/wizard/focusFirstError.ts';
import { SelectField, TextField } from './fields.tsx';
import { SetupFormProvider } from './SetupFormContext.ts';

function Example({ children }: { children: ReactNode }) {
  const form = useForm<OrganisationForm>({ mode: 'uncontrolled', initialValues: { ...emptyForm(), links: addLink([]) } });
  return <SetupFormProvider value={form}>{children}</SetupFormProvider>;
}
const symbol = askOf('token.symbol');
const [type, url] = [askOf('links.0.type').label, askOf('links.0.url').label];
const labelled = () => screen.getByLabelText(new RegExp(`^${symbol.label}`));
const draw = (field: ReactNode) => renderUi(<Example>{field}</Example>);

test('an input is called as the description calls it, marked where it must be filled in, and takes no more than fits', () => {
  draw(<TextField path="token.symbol" />);
  const input = labelled();
  expect(input.closest('.mantine-TextInput-root')?.textContent).toBe(`${symbol.label} *`);
  expect(input.getAttribute('maxlength')).toBe(String(symbol.maxLength));
});

test('an input of a row is told apart by its entry, with its name on screen or without', () => {
  draw(
    <>
      <TextField path="links.0.url" of="link 1" />
      <SelectField path="links.0.type" of="link 1" isBare data={[]} />
    </>,
  );
  expect(screen.getByRole('textbox', { name: `${url} of link 1` })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: `${type} of link 1` })).toBeTruthy();
  expect(screen.getByText(url, { selector: 'label' })).toBeTruthy();
  expect(screen.queryByText(type, { selector: 'label' })).toBeNull();
});

test('an input is found by the errors of its path', () => {
  const { container } = draw(
    <>
      <TextField path="name" />
      <TextField path="token.symbol" />
    </>,
  );
  expect(focusFirstError({ 'token.symbol': 'Please enter a symbol' }, container)).toBe(true);
  expect(document.activeElement).toBe(labelled());
});
