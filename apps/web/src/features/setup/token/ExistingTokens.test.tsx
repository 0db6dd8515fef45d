// @vitest-environment happy-dom
import { addExistingToken, addGovernor, chooseNewToken, emptyForm, type OrganisationForm } from '@althing/domain/setup';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { appConfig } from '../../../../test/appConfig.ts';
import { renderUi } from '../../../../test/renderUi.tsx';
import { AppConfigProvider } from '../../../lib/config/AppConfigContext.ts';
import { apiKey } from '../../../lib/query/apiQuery.ts';
import { notify } from '../../../ui/notify.ts';
import { SetupFormProvider } from '../form/SetupFormContext.ts';
import { useDraftForm } from '../form/useDraftForm.ts';
import { ExistingTokens } from './ExistingTokens.tsx';

const draft = { values: emptyForm() };
const [alpha] = appConfig.chains;
const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

function Example({ initial }: { initial: OrganisationForm }) {
  const form = useDraftForm(initial, { onChange: (values) => (draft.values = values) });
  return (
    <SetupFormProvider value={form}>
      <ExistingTokens />
    </SetupFormProvider>
  );
}

/** What the server tells of the token at `ADDRESS` on the first chain. */
function draw(told: object) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const info = {
    chainId: alpha!.id,
    address: ADDRESS,
    name: 'Old',
    symbol: 'OLD',
    decimals: 18,
    totalSupply: '250.5',
    isXERC20: false,
    countsVotes: false,
  };
  client.setQueryData(apiKey('GET /api/v1/tokens/:chainId/:address', { params: { chainId: alpha!.id, address: ADDRESS } }), {
    ...info,
    ...told,
  });
  const form = emptyForm();
  form.modules.governor = addGovernor(form.modules, false).map((entry) => ({ ...entry, governorName: 'Main', chainId: alpha!.id }));
  draft.values = addExistingToken({ ...form, token: chooseNewToken(form.token, false) });
  return renderUi(
    <QueryClientProvider client={client}>
      <AppConfigProvider value={appConfig}>
        <Example initial={draft.values} />
      </AppConfigProvider>
    </QueryClientProvider>,
  );
}

async function name(user: ReturnType<typeof draw>['user']) {
  const entry = within(screen.getByRole('region', { name: 'Existing token 1' }));
  await user.click(entry.getByRole('combobox', { name: /^Chain/ }));
  await user.click(await screen.findByRole('option', { name: alpha!.name }));
  await user.type(entry.getByRole('textbox', { name: /^Address/ }), ADDRESS);
  return entry;
}

test('a token that is not XERC20 is told of at once, by the words of the specification, and what either answer means', async () => {
  const warning = vi.spyOn(notify, 'warning');
  const { user } = draw({});
  const entry = await name(user);
  expect(entry.getByText('Old')).toBeTruthy();
  expect(warning).toHaveBeenCalledWith('Provided token is not XERC20', 'We recommend wrapping it');
  expect(draft.values.token.existingTokens[0]).toMatchObject({ name: 'Old', symbol: 'OLD', decimals: 18, totalSupply: '250.5' });

  await user.click(screen.getByRole('radio', { name: /^No, use them/ }));
  expect(screen.getByText(/minting and burning limits need to be set for Asset Controllers manually\.$/)).toBeTruthy();
  expect(screen.getByText(/will disable token minting on other chains$/)).toBeTruthy();
  expect(screen.getByText(/OLD on .* does not count votes by time/)).toBeTruthy();
  expect(draft.values.token).toMatchObject({ name: 'Old', isWrappingAccepted: false });

  await user.click(screen.getByRole('radio', { name: /^Yes, wrap them/ }));
  expect(screen.getByText(/^Whoever deposits OLD gets the same amount/)).toBeTruthy();
  expect(screen.queryByText(/does not count votes by time/)).toBeNull();
});

test('a token of other decimals is refused with the reason, and the chain’s own currency is named by one press', async () => {
  const { user } = draw({ decimals: 6, isXERC20: true });
  const entry = await name(user);
  expect(entry.getByRole('alert').textContent).toBe('Only tokens of 18 decimals can be used so far');
  await user.click(entry.getByRole('button', { name: /the chain’s own currency$/ }));
  expect(entry.queryByRole('alert')).toBeNull();
  expect(draft.values.token.existingTokens[0]).toMatchObject({ symbol: alpha!.nativeCurrency.symbol, decimals: 18 });
});
