// @vitest-environment happy-dom
import { emptyForm, emptyGovernor, type OrganisationForm } from '@althing/domain/setup';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../../test/renderUi.tsx';
import { SetupFormProvider } from '../form/SetupFormContext.ts';
import { useDraftForm } from '../form/useDraftForm.ts';
import { ImportReceivers } from './ImportReceivers.tsx';

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const form = emptyForm();
const withGovernor: OrganisationForm = {
  ...form,
  modules: { ...form.modules, governor: [{ ...emptyGovernor('g'), governorName: 'Main', chainId: 31337 }] },
};
const onImport = vi.fn();

function Example() {
  const setup = useDraftForm(withGovernor);
  return (
    <SetupFormProvider value={setup}>
      <ImportReceivers chainId={31337} room={2} onImport={onImport} onClose={() => undefined} />
    </SetupFormProvider>
  );
}

async function paste(text: string) {
  const { user } = renderUi(<Example />);
  await user.click(screen.getByRole('textbox'));
  await user.paste(text);
  return { user, header: screen.getByRole<HTMLInputElement>('checkbox', { name: 'The first line is a header' }) };
}
const button = () => screen.getAllByRole('button').at(-1)!;

test.each([
  [`${A},1,5`, 'Line 1: Write one address and one amount, with a point as the decimal sign where commas separate'],
  ['governor|Other Assembly,500', 'Line 1: The address is invalid'],
  [`${A.slice(0, -1)},500`, 'Line 1: The address is invalid'],
])('a first line that is flawed is named, never taken for a header: %s', async (first, problem) => {
  const { header } = await paste(`${first}\n${B},1`);
  expect(header.checked).toBe(false);
  expect(screen.getByText(problem)).toBeTruthy();
  expect(button().textContent).toBe('Add 1, leave 1 out');
});

test('a header is recognised, and may be kept as a line', async () => {
  const { user, header } = await paste(`address;amount\n${A};1250,5`);
  expect(header.checked).toBe(true);
  expect(button().textContent).toBe('Add 1 receiver');
  await user.click(header);
  expect(button().textContent).toBe('Add 1, leave 1 out');
});

test.each([`${A},1`, 'governor|Main,1', `${A.slice(0, -1)},1`])('whoever calls this a header is warned: %s', async (first) => {
  const { user, header } = await paste(`${first}\n${B},1`);
  await user.click(header);
  expect(screen.getByText('The first line looks like a receiver. Untick the box to keep it.')).toBeTruthy();
});

test('a list that is copied from a spreadsheet comes in, with what is written as a part of this organisation', async () => {
  const { user } = await paste(`${A}\t1250,5\ngovernor|Main\t7`);
  expect(screen.getByText(/written governor\|Main or protocolUpgrades\|\.$/)).toBeTruthy();
  await user.click(button());
  expect(onImport).toHaveBeenCalledWith([
    { line: 1, address: A, amount: '1250,5' },
    { line: 2, address: 'governor|Main', amount: '7' },
  ]);
});

test.each([
  [3, 'The list has room for 2 more, so the last line is left out.', 'Add 2, leave 1 out'],
  [5, 'The list has room for 2 more, so the last 3 lines are left out.', 'Add 2, leave 3 out'],
])('of %d receivers those that fit are added, and it is said how many are left out', async (count, told, label) => {
  const lines = Array.from({ length: count }, (_, index) => `${A},${index + 1}`);
  const { user } = await paste(lines.join('\n'));
  expect(screen.getByText(told)).toBeDefined();
  expect(button().textContent).toBe(label);
  await user.click(button());
  expect(onImport.mock.lastCall![0]).toMatchObject([
    { address: A, amount: '1' },
    { address: A, amount: '2' },
  ]);
});
