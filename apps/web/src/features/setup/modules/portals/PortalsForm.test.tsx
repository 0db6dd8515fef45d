// @vitest-environment happy-dom
import { moduleKey, setModule, setTravellingTokenChains } from '@althing/domain/modules';
import { addGovernor, chooseNewToken, emptyForm, type OrganisationForm, positionErrors, toastsFor } from '@althing/domain/setup';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appConfig } from '../../../../../test/appConfig.ts';
import { renderUi } from '../../../../../test/renderUi.tsx';
import { AppConfigProvider } from '../../../../lib/config/AppConfigContext.ts';
import { SetupFormProvider } from '../../form/SetupFormContext.ts';
import { useDraftForm } from '../../form/useDraftForm.ts';
import { PortalsForm } from './PortalsForm.tsx';

const draft = { values: emptyForm() };
const context = { chains: appConfig.chains, features: appConfig.features, initial: null, existingGovernorNames: [] };
const portalErrors = () =>
  Object.fromEntries(Object.entries(positionErrors('token', draft.values, context)).filter(([field]) => field.includes('assetPortals')));
const toasts = () => toastsFor('token', positionErrors('token', draft.values, context), draft.values);

function Example({ initial }: { initial: OrganisationForm }) {
  const form = useDraftForm(initial, { onChange: (values) => (draft.values = values) });
  return (
    <SetupFormProvider value={form}>
      <PortalsForm />
    </SetupFormProvider>
  );
}

const [alpha, beta] = appConfig.chains.map(({ name }) => name) as [string, string];
const ids = appConfig.chains.slice(0, 2).map(({ id }) => id);

/** A new token on two chains with a governor on the first, and portals not filled in. */
function begun(): OrganisationForm {
  const form = setModule('portals', emptyForm());
  form.modules.governor = addGovernor(form.modules, false).map((entry) => ({ ...entry, governorName: 'Main', chainId: ids[0]! }));
  return setTravellingTokenChains({ ...form, token: { ...chooseNewToken(form.token, true), symbol: 'HRB' } }, ids);
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

const part = (name: string) => within(screen.getByRole('group', { name }));
const amount = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

test('filled in from the top, the portals are complete, and what an attacker could do follows what is typed', async () => {
  const { user } = draw(begun());
  expect(toasts()).toContain('Please provide all data for Asset Transfer Portals');
  await user.click(screen.getByRole('button', { name: 'All chains of the token' }));
  for (const bridge of ['Hyperlane', 'LayerZero', 'Axelar']) await user.click(part('Select bridges').getByRole('switch', { name: bridge }));
  await user.type(amount('Burn limit of several'), '1000');
  await user.type(amount('Mint limit of several'), '1000');
  await user.type(amount('Burn limit of one'), '2000');
  await user.type(amount('Mint limit of one'), '2000');
  expect(toasts()).toContain('Standard limits must be lower than Multi-Bridge limits');
  expect(portalErrors()['modules.assetPortals.multiBridgeMintLimit']).toBe('Must be higher than standard limit');
  for (const kind of ['Burn', 'Mint']) {
    await user.clear(amount(`${kind} limit of one`));
    await user.type(amount(`${kind} limit of one`), '10');
  }
  const powers = () => part('What an attacker could do');
  expect(powers().getByText(/^Whoever controls 1 bridge can make up to 20 HRB/)).toBeTruthy();
  expect(powers().getByText(/^Whoever controls 2 bridges .* hold back every transfer/)).toBeTruthy();

  const [first] = appConfig.chains;
  const admin = within(screen.getByRole('region', { name: `Portal admin on ${first!.name}` }));
  await user.click(admin.getByRole('radio', { name: /^A wallet/ }));
  await user.click(admin.getByRole('radio', { name: /^One address/ }));
  await user.type(admin.getByRole('textbox'), moduleKey('protocolUpgrades'));
  await user.click(admin.getByRole('button', { name: /^Take over for all chains/ }));
  expect(portalErrors()).toEqual({});
});

test('limits of each bridge open with what was typed for all, and close with a window of 24 hours', async () => {
  const form = begun();
  Object.assign(form.modules.assetPortals!, {
    chainIds: ids,
    bridges: ['hyperlane', 'axelar'],
    standardMintLimit: '5',
    duration: { durationType: 'days', value: 3 },
  });
  const { user } = draw(form);
  const own = screen.getByRole('switch', { name: /^Limits per bridge/ });
  await user.click(own);
  expect(screen.getByRole('textbox', { name: 'Mint limit of Axelar' })).toHaveProperty('value', '5');
  await user.click(own);
  expect(draft.values.modules.assetPortals).toMatchObject({ bridgeRateLimits: [], duration: { durationType: 'hours', value: 24 } });
});

test('the primary chain says what it takes away, in the words of the specification', async () => {
  const form = begun();
  form.modules.assetPortals!.chainIds = ids;
  const { user } = draw(form);
  await user.click(screen.getByRole('switch', { name: /^Keep tokens that leave/ }));
  await user.click(screen.getByRole('combobox', { name: /^Primary chain/ }));
  await user.click(await screen.findByRole('option', { name: beta }));
  expect(
    screen.getByText('Selecting the Primary Chain for Lock & Release asset transfers will disable token minting on other chains'),
  ).toBeTruthy();
  expect(draft.values.token.initialReceivers.find(({ chainId }) => chainId === ids[0])?.receivers).toEqual([]);
});

test('a primary chain asks before it takes receivers away, and leaves everything as it was where that is cancelled', async () => {
  const form = begun();
  Object.assign(form.modules.assetPortals!, { chainIds: ids, lockAndReleaseSettings: { isEnabled: true } });
  form.token.initialReceivers = ids.map((chainId) => ({ chainId, receivers: [{ tempId: 'r1', address: '', amount: '5' }] }));
  const { user } = draw(form);
  const choose = async () => {
    await user.click(screen.getByRole('combobox', { name: /^Primary chain/ }));
    await user.click(await screen.findByRole('option', { name: beta }));
    return within(await screen.findByRole('dialog'));
  };
  const receivers = () => draft.values.token.initialReceivers.map((entry) => entry.receivers.length);

  const dialog = await choose();
  expect(dialog.getByText(`What you entered for the other chains is removed for good: 1 receiver on ${alpha}.`)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(receivers()).toEqual([1, 1]);
  expect(draft.values.modules.assetPortals!.lockAndReleaseSettings).toEqual({ isEnabled: true });
  expect(screen.getByRole('combobox', { name: /^Primary chain/ })).toHaveProperty('value', '');

  await user.click((await choose()).getByRole('button', { name: 'Remove them' }));
  expect(receivers()).toEqual([0, 1]);
  expect(draft.values.modules.assetPortals!.lockAndReleaseSettings.chainId).toBe(ids[1]);
});

test('more bridges than connect two chains cannot be asked to agree, and the list says why', async () => {
  const form = begun();
  Object.assign(form.modules.assetPortals!, { chainIds: ids, bridges: ['hyperlane', 'connext'] });
  const { user } = draw(form);
  await user.click(screen.getByRole('combobox', { name: /^Bridges that must agree/ }));
  expect(await screen.findByRole('option', { name: `2: only 1 connects ${alpha} and ${beta}` })).toHaveProperty(
    'dataset.comboboxDisabled',
    'true',
  );
});
