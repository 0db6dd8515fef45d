// @vitest-environment happy-dom
import { setModule } from '@althing/domain/modules';
import { addGovernor, emptyForm, type OrganisationForm, positionErrors, toastsFor } from '@althing/domain/setup';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appConfig } from '../../../../../test/appConfig.ts';
import { renderUi } from '../../../../../test/renderUi.tsx';
import { AppConfigProvider } from '../../../../lib/config/AppConfigContext.ts';
import { SetupFormProvider } from '../../form/SetupFormContext.ts';
import { useDraftForm } from '../../form/useDraftForm.ts';
import { MultiBridgeForm } from './MultiBridgeForm.tsx';

const draft = { values: emptyForm() };
const context = { chains: appConfig.chains, features: appConfig.features, initial: null, existingGovernorNames: [] };
const toasts = () => toastsFor('modules', positionErrors('modules', draft.values, context), draft.values);

function Example({ initial }: { initial: OrganisationForm }) {
  const form = useDraftForm(initial, { onChange: (values) => (draft.values = values) });
  return (
    <SetupFormProvider value={form}>
      <MultiBridgeForm />
    </SetupFormProvider>
  );
}

/** An organisation with a governor on Alpha, and the Multi-Bridge not filled in. */
function begun(): OrganisationForm {
  const form = setModule('multi-bridge', emptyForm());
  form.modules.governor = addGovernor(form.modules, false).map((entry) => ({ ...entry, governorName: 'Main', chainId: 31337 }));
  return form;
}

function draw(initial: OrganisationForm) {
  draft.values = initial;
  return renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <AppConfigProvider value={appConfig}>
        <Example initial={initial} />
      </AppConfigProvider>
    </QueryClientProvider>,
  );
}

const [alpha, beta] = appConfig.chains.map(({ name }) => name) as [string, string];
const part = (name: string) => within(screen.getByRole('group', { name }));

test('chains open their settings, each answer takes a toast away, and what an attacker could do follows the choice', async () => {
  const { user } = draw(begun());
  expect(toasts()).toContain('Please select chains in Multi-Bridge module');
  await user.click(part('Chains').getByRole('switch', { name: alpha }));
  await user.click(part('Chains').getByRole('switch', { name: beta }));
  expect(toasts()).toEqual(['Please fill all data in Multi-Bridge module', 'Please configure Multi-Bridge owner details for all chains']);

  const powers = () => part('What an attacker could do');
  expect(powers().getByText(/^Whoever controls 1 bridge can do nothing/)).toBeTruthy();
  expect(powers().getByText(/^Whoever controls 2 to [3-9] bridges can make any call/).textContent).toContain('nobody can stop it');

  for (const holder of screen.getAllByRole('radiogroup').slice(0, 2))
    await user.click(within(holder).getByRole('radio', { name: 'A governor' }));
  const [sender] = screen.getAllByRole('combobox', { name: 'Governor' });
  await user.click(sender!);
  await user.click(await screen.findByRole('option', { name: 'Main' }));
  expect(draft.values.modules.multiBridge[0]).toMatchObject({ isGovernor: true, governorName: 'Main', chainId: 31337 });
  expect(toasts()).toEqual(['Please configure Multi-Bridge owner details for all chains']);
});

test('with bridges of its own a chain needs one at least, and one that cannot be used says why', async () => {
  const { user } = draw(begun());
  await user.click(part('Chains').getByRole('switch', { name: alpha }));
  await user.click(part('Chains').getByRole('switch', { name: beta }));
  const place = within(screen.getByRole('region', { name: `Multi-Bridge on ${beta}` }));
  await user.click(place.getByRole('switch', { name: /^All bridges/ }));
  expect(toasts()).toContain('Please enable at least one bridge');
  await user.click(place.getByRole('switch', { name: 'Axelar' }));
  expect(draft.values.modules.multiBridgeSettings[1]).toMatchObject({ isAllBridges: false, bridges: ['axelar'] });
  expect(toasts()).not.toContain('Please enable at least one bridge');
  const off = place.getByRole('switch', { name: 'Connext' });
  expect((off as HTMLInputElement).disabled).toBe(true);
  expect(place.getByText('Bridge is not supported. Connext is switched off.')).toBeTruthy();
});

test('with the veto every chain asks for its guardians', async () => {
  const { user } = draw(setModule('multi-bridge-veto', begun()));
  await user.click(part('Chains').getByRole('switch', { name: alpha }));
  expect(screen.getAllByText('Who may cancel a message before it is carried out here?')).toHaveLength(1);
});

test('no more bridges can be asked to agree than connect the chains, and a chain’s settings are taken over for all', async () => {
  const { user } = draw(begun());
  await user.click(part('Chains').getByRole('switch', { name: alpha }));
  await user.click(part('Chains').getByRole('switch', { name: beta }));
  const place = within(screen.getByRole('region', { name: `Multi-Bridge on ${beta}` }));
  await user.click(place.getByRole('switch', { name: /^All bridges/ }));
  for (const bridge of ['Axelar', 'CCIP']) await user.click(place.getByRole('switch', { name: bridge }));
  await user.click(screen.getByRole('combobox', { name: /^Bridges that must agree/ }));
  expect((await screen.findAllByRole('option', { name: /of 2$/ })).map(({ textContent }) => textContent)).toEqual(['1 of 2', '2 of 2']);

  await user.click(place.getByRole('radio', { name: /^A wallet/ }));
  await user.click(place.getByRole('radio', { name: /^One address/ }));
  await user.type(place.getByRole('textbox'), 'protocolUpgrades|');
  await user.click(place.getByRole('button', { name: /^Take over for all chains/ }));
  expect(draft.values.modules.multiBridgeSettings[0]).toMatchObject({
    isAllBridges: false,
    bridges: ['axelar', 'ccip'],
    owner: { isGovernor: false, addresses: ['protocolUpgrades|'] },
  });

  await user.click(place.getByRole('switch', { name: 'CCIP' }));
  await user.click(screen.getByRole('combobox', { name: /^Bridges that must agree/ }));
  expect(await screen.findByRole('option', { name: `2: only 1 connects ${alpha} and ${beta}` })).toBeTruthy();

  await user.click(place.getByRole('switch', { name: 'Axelar' }));
  await user.click(screen.getByRole('combobox', { name: /^Bridges that must agree/ }));
  expect(await screen.findByRole('option', { name: `2: no bridge connects ${alpha} and ${beta}` })).toBeTruthy();
});
