// @vitest-environment happy-dom
import { setModule } from '@althing/domain/modules';
import { addGovernor, emptyForm, MAX_GOVERNORS_PER_TYPE, type OrganisationForm } from '@althing/domain/setup';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appConfig } from '../../../../test/appConfig.ts';
import { renderUi } from '../../../../test/renderUi.tsx';
import { AppConfigProvider } from '../../../lib/config/AppConfigContext.ts';
import { SetupFormProvider } from '../form/SetupFormContext.ts';
import { useDraftForm } from '../form/useDraftForm.ts';
import { GovernorStep } from './GovernorStep.tsx';

const draft = { values: emptyForm() };
const kinds = () => draft.values.modules.governor.map(({ isQuadratic, refundMechanism }) => [isQuadratic, refundMechanism]);

function Example({ initial }: { initial: OrganisationForm }) {
  const form = useDraftForm(initial, { onChange: (values) => (draft.values = values) });
  return (
    <SetupFormProvider value={form}>
      <GovernorStep />
    </SetupFormProvider>
  );
}
const draw = (initial: OrganisationForm) =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <AppConfigProvider value={appConfig}>
        <Example initial={initial} />
      </AppConfigProvider>
    </QueryClientProvider>,
  );
const add = (name: string) => screen.getByRole('button', { name });

test('governors are added of the kinds that were chosen, and pay votes back where the organisation does', async () => {
  const { user } = draw(setModule('refund', setModule('quadratic', setModule('1token1vote', emptyForm()))));
  await user.click(add('Add quadratic governor'));
  await user.click(add('Add governor'));
  expect(kinds()).toEqual([
    [false, true],
    [true, true],
    [true, true],
    [false, true],
  ]);
  const last = screen.getByRole('region', { name: 'Governor 4' });
  await user.click(within(last).getByRole('switch', { name: /^Pay back the gas of votes/ }));
  expect(kinds()[3]).toEqual([false, false]);
  expect(within(last).queryByRole('group', { name: 'Quadratic threshold' })).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Governor 2' })).getByRole('group', { name: 'Quadratic threshold' })).toBeTruthy();
});

test('ten of a kind are all that are added or copied; of the other kind there is still room', () => {
  const both = setModule('quadratic', setModule('1token1vote', emptyForm()));
  while (both.modules.governor.length <= MAX_GOVERNORS_PER_TYPE) both.modules.governor = addGovernor(both.modules, true);
  draw(both);
  expect(add('Add quadratic governor').getAttribute('aria-disabled')).toBe('true');
  expect(add('Add governor').getAttribute('aria-disabled')).toBeNull();
  const copy = (region: string) => within(screen.getByRole('region', { name: region })).queryByRole('button', { name: 'Duplicate' });
  expect([copy('Governor 1'), copy('Governor 2')].map(Boolean)).toEqual([true, false]);
  expect(screen.queryByText('Pay back the gas of votes')).toBeNull();
});

test('with the Multi-Bridge a governor of tokens asks which chains vote, and adds them to it', async () => {
  const form = setModule('quadratic', setModule('1token1vote', emptyForm()));
  form.modules.governor = form.modules.governor.map((entry) => ({ ...entry, chainId: 31337 }));
  const { unmount } = draw(form);
  expect(screen.queryByRole('group', { name: 'Chains that vote' })).toBeNull();
  unmount();
  const { user } = draw(setModule('multi-bridge', form));
  const [chains, ...others] = screen.getAllByRole('group', { name: 'Chains that vote' });
  expect(others).toEqual([]);
  await user.click(within(chains!).getByRole('switch', { name: appConfig.chains[1]!.name }));
  const { governor, multiBridge } = draft.values.modules;
  expect([governor[0]!.votingChainIds, multiBridge[0]!.chainIds]).toEqual([[31338], [31337, 31338]]);
});
