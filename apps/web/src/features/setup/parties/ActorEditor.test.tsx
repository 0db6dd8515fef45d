// @vitest-environment happy-dom
import { setModule } from '@althing/domain/modules';
import { emptyForm, type OrganisationForm } from '@althing/domain/setup';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { ApiError } from '../../../lib/http/apiError.ts';
import { SetupFormProvider } from '../form/SetupFormContext.ts';
import { useDraftForm } from '../form/useDraftForm.ts';
import { ActorEditor } from './ActorEditor.tsx';
// Loaded before it is asked for, so that no test waits for that.
import './ExistingGovernor.tsx';

const GOVERNOR = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TIMELOCK = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const { api, error } = vi.hoisted(() => ({ api: vi.fn(), error: vi.fn() }));
vi.mock('../../../lib/http/api.ts', () => ({ api }));
vi.mock('../../../ui/notify.ts', () => ({ notify: { error } }));
vi.mock('./WalletEditor.tsx', () => ({ WalletEditor: () => null }));
vi.mock('./usePartyChoices.ts', () => ({ usePartyChoices: () => [] }));

const draft = { values: emptyForm() };
function Example({ initial = setModule('multi-bridge', emptyForm()) }: { initial?: OrganisationForm }) {
  const form = useDraftForm(initial, { onChange: (values) => (draft.values = values) });
  return (
    <SetupFormProvider value={form}>
      <ActorEditor path="modules.multiBridge.0" question="Who sends messages?" chainId={31337} />
    </SetupFormProvider>
  );
}

beforeEach(() => {
  api.mockReset();
  error.mockReset();
});

async function enter(address: string) {
  const { user } = renderPage(<Example />);
  await user.click(screen.getByRole('radio', { name: /^An existing governor/ }));
  await user.click(await screen.findByRole('textbox', { name: 'Address of the governor' }));
  await user.paste(address);
}
const held = () => draft.values.modules.multiBridge[0]!;

test('a governor that stands already is shown by its name, and its timelock, which acts for it, is taken over', async () => {
  api.mockResolvedValue({ chainId: 31337, address: GOVERNOR, governorName: 'Harbour Assembly', timelock: TIMELOCK });
  await enter(GOVERNOR);
  expect(await screen.findByText('Harbour Assembly.')).toBeDefined();
  expect(held()).toMatchObject({
    isGovernor: false,
    isMultisig: false,
    addresses: [TIMELOCK],
    isExistingGovernor: true,
    governorName: 'Harbour Assembly',
  });
});

test('a governor holds nothing where there is none yet, which is said', () => {
  const { unmount } = renderPage(<Example />);
  const governor = () => screen.getByRole('radio', { name: 'A governor' }) as HTMLInputElement;
  expect(governor().disabled).toBe(true);
  expect(screen.getByText(/^There is none on Alpha yet: add one as a module/)).toBeDefined();
  unmount();
  const withGovernor = setModule('1token1vote', setModule('multi-bridge', emptyForm()));
  const [first] = withGovernor.modules.governor;
  const named = { ...withGovernor, modules: { ...withGovernor.modules, governor: [{ ...first!, chainId: 31337, governorName: 'Main' }] } };
  renderPage(<Example initial={named} />);
  expect(governor().disabled).toBe(false);
});

test('opened again, it is an existing governor with its name, and a wallet once that is chosen', async () => {
  api.mockResolvedValue({ chainId: 31337, address: GOVERNOR, governorName: 'Harbour Assembly', timelock: TIMELOCK });
  await enter(GOVERNOR);
  await screen.findByText('Harbour Assembly.');
  cleanup();
  const { user } = renderPage(<Example initial={draft.values} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^An existing governor/ }).checked).toBe(true);
  expect(screen.getByText('Harbour Assembly')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /^A wallet/ }));
  expect(held()).toMatchObject({ isGovernor: false, addresses: [], governorName: '' });
  expect(held().isExistingGovernor).toBeUndefined();
});

test('one without a timelock acts itself', async () => {
  api.mockResolvedValue({ chainId: 31337, address: GOVERNOR, governorName: 'Harbour Assembly', timelock: null });
  await enter(GOVERNOR);
  expect(await screen.findByText(/It has no timelock and acts itself/)).toBeDefined();
  expect(held().addresses).toEqual([GOVERNOR]);
});

test('of an address where there is none it is said that the governor does not exist, and nobody is taken over', async () => {
  api.mockRejectedValue(new ApiError('The governor does not exist', { status: 404, code: 'governor-not-found' }));
  await enter(GOVERNOR);
  expect((await screen.findAllByText('The governor does not exist')).length).toBeGreaterThan(0);
  expect(error).toHaveBeenCalledWith('The governor does not exist', '', expect.anything());
  expect(held().addresses).toEqual(['']);
});

test('what is no address is not looked up', async () => {
  await enter('0x12');
  expect(api).not.toHaveBeenCalled();
  expect(held().addresses).toEqual(['']);
});
