// @vitest-environment happy-dom
import { addLink, askOf, emptyForm, emptyGovernor, emptyReceiver, type OrganisationForm } from '@althing/domain/setup';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../../test/renderUi.tsx';
import { focusFirstError } from '../../../ui/wizard/focusFirstError.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { AmountField, SelectField, TextareaField, TextField } from './fields.tsx';
import { SetupFormProvider } from './SetupFormContext.ts';
import { useDraftForm } from './useDraftForm.ts';

function filledForm(): OrganisationForm {
  const form = emptyForm();
  return {
    ...form,
    links: addLink([]),
    modules: { ...form.modules, governor: [emptyGovernor('governor-1')] },
    token: { ...form.token, initialReceivers: [{ chainId: 1, receivers: [emptyReceiver('receiver-1')] }] },
  };
}

function Example({ children }: { children: ReactNode }) {
  const form = useDraftForm(filledForm());
  return <SetupFormProvider value={form}>{children}</SetupFormProvider>;
}
const symbol = askOf('token.symbol');
const [type, url] = [askOf('links.0.type').label, askOf('links.0.url').label];
const labelled = () => screen.getByLabelText(new RegExp(`^${symbol.label}`));
const draw = (field: ReactNode) => renderUi(<Example>{field}</Example>);

test('an input is called as the description calls it, and marked where it must be filled in', () => {
  draw(<TextField path="token.symbol" />);
  const input = labelled();
  expect(input.closest('.mantine-TextInput-root')?.textContent).toBe(`${symbol.label} *`);
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

test('what is too long is not cut: it says how much', async () => {
  const { user } = draw(<TextareaField path="description" />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  await user.click(field);
  await user.paste('a'.repeat(2500));
  expect(field.value).toHaveLength(2500);
  expect(screen.getByText('500 characters too many')).toBeDefined();
});

test('a wrong answer is objected to when its field is left, a missing one not before somebody wants to go on', async () => {
  const { user } = draw(<AmountField path="token.initialReceivers.0.receivers.0.amount" />);
  const field = screen.getByRole('textbox');
  await user.type(field, `0.${'1'.repeat(19)}`);
  expect(screen.queryByText('At most 18 decimals')).toBeNull();
  await user.tab();
  expect(screen.getByText('At most 18 decimals')).toBeDefined();
  await user.clear(field);
  await user.tab();
  expect(screen.queryByText(/Please enter/)).toBeNull();
});

test.each([
  ['modules.governor.0.quorumThreshold', '101', 'From 0 to 100 %'],
  ['modules.governor.0.votingPeriod', '0', 'Voting period must be greater than 0'],
  ['modules.governor.0.votingPeriod', '99999999999', 'At most 365 days'],
] as const)('%s of %s is objected to when it is left, and nothing is said of what it would mean', async (path, given, sentence) => {
  const { user } = draw(<ChoiceField path={path} choices={[]} unit="units" consequence="All of it must vote." />);
  const field = screen.getByRole('textbox');
  await user.clear(field);
  await user.type(field, given);
  expect(screen.queryByText('All of it must vote.')).toBeNull();
  await user.tab();
  expect(screen.getByText(sentence)).toBeDefined();
  await user.clear(field);
  await user.type(field, '7');
  expect(screen.getByText('All of it must vote.')).toBeDefined();
});
