// @vitest-environment happy-dom
import { emptyForm } from '@althing/domain/setup';
import { ALICE, BOB, CAROL } from '@althing/domain/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { appConfig } from '../../../../test/appConfig.ts';
import { renderUi } from '../../../../test/renderUi.tsx';
import { AppConfigProvider } from '../../../lib/config/AppConfigContext.ts';
import { SetupFormProvider } from '../form/SetupFormContext.ts';
import { useDraftForm } from '../form/useDraftForm.ts';
import { TemplatePicker } from './TemplatePicker.tsx';

const draft = { values: emptyForm() };

function Example() {
  const form = useDraftForm({ ...emptyForm(), name: 'Harbour Watch' }, { onChange: (values) => (draft.values = values) });
  return (
    <AppConfigProvider value={appConfig}>
      <SetupFormProvider value={form}>
        <TemplatePicker />
      </SetupFormProvider>
    </AppConfigProvider>
  );
}

async function choose(template: RegExp): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: template }));
  return screen.getByRole('group', { name: template });
}
const fillIn = (asked: HTMLElement) => userEvent.click(within(asked).getByRole('button', { name: 'Fill in the draft' }));

beforeEach(() => {
  draft.values = emptyForm();
});

test('a template says what is missing, takes nothing that is no address, and fills in the draft with whom it was told', async () => {
  renderUi(<Example />);
  const asked = await choose(/^A small team/);
  await fillIn(asked);
  expect(within(asked).getByText('Please select a chain')).toBeTruthy();
  expect(within(asked).getByText(/Please name at least 3 people/)).toBeTruthy();

  await userEvent.click(within(asked).getByRole('switch', { name: 'Alpha' }));
  const members = within(asked).getByRole('textbox', { name: /^Members/ });
  await userEvent.clear(members);
  await userEvent.type(members, [ALICE, BOB, CAROL, 'dave'].join('\n'));
  await fillIn(asked);
  expect(within(asked).getByText('Not an address: dave')).toBeTruthy();
  expect(draft.values.modules.safeTreasury).toEqual([]);

  await userEvent.type(members, '{Backspace>4/}');
  await fillIn(asked);
  expect(draft.values.modules.safeTreasury).toMatchObject([{ addresses: [ALICE, BOB, CAROL], threshold: 2 }]);
  expect(screen.queryByRole('group', { name: /^A small team/ })).toBeNull();
});

test('a template tells that it replaces what was chosen, and only then', async () => {
  renderUi(<Example />);
  const note = 'The modules and the token of this draft are replaced. The first page stays as it is.';
  const asked = await choose(/^A small team/);
  expect(within(asked).queryByText(note)).toBeNull();
  await userEvent.click(within(asked).getByRole('switch', { name: 'Alpha' }));
  await userEvent.type(within(asked).getByRole('textbox', { name: /^Members/ }), `\n${[ALICE, BOB, CAROL].join('\n')}`);
  await fillIn(asked);
  expect(within(await choose(/^A token assembly/)).getByText(note)).toBeTruthy();
});
