// @vitest-environment happy-dom
import type { ServedDelegate } from '@althing/domain/safeService';
import type { Address } from '@althing/domain/units';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { Delegates } from './Delegates.tsx';

const actor = vi.hoisted(() => ({ account: null as string | null, isSafe: false }));
vi.mock('../../governance/index.ts', () => ({ useActor: () => actor }));
vi.mock('../../transactions/index.ts', () => ({ KnownAddress: ({ address }: { address: string }) => <span>{address}</span> }));
vi.mock('../../auth/index.ts', async () => ({ CitizenButton: (await import('../../../../test/citizenButton.tsx')).FakeCitizenButton }));
const known = vi.hoisted(() => ({ data: [] as unknown[], isPending: false, isError: false }));
vi.mock('../service/delegates.ts', () => ({ MOST_DELEGATORS: 20, useDelegates: () => known }));
const signer = vi.hoisted(() => ({
  add: vi.fn<(entry: object, hour: number) => Promise<void>>(),
  end: vi.fn<(entry: object, hour: number) => Promise<void>>(),
}));
vi.mock('../service/useDelegateSigner.ts', () => ({ useDelegateSigner: () => signer }));
vi.mock('../../../ui/notify.ts', () => ({ notify: { success: vi.fn<() => void>() } }));

const SAFE: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const ANN: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BEN: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const EVE: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const clerk: ServedDelegate = { safe: SAFE, delegate: EVE, delegator: ANN, label: 'Clerk' };

function draw(account: Address | null, entries: readonly ServedDelegate[]) {
  actor.account = account;
  known.data = [...entries];
  return renderPage(<Delegates place={{ chainId: 31337, safe: SAFE }} organisation={undefined} owners={[ANN, BEN]} />);
}
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.clearAllMocks();
  signer.add.mockResolvedValue();
  signer.end.mockResolvedValue();
});

test('faults are told where they are, and nothing is signed', async () => {
  const { user } = draw(ANN, []);
  await user.click(button('Add delegate'));
  expect(screen.getByText('Enter the address of the delegate.')).toBeTruthy();
  expect(screen.getByText('Say who it is.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an owner reads what is signed, with its hashes, and adds a delegate for every Safe', async () => {
  const { user } = draw(ANN, []);
  await user.type(screen.getByLabelText(/^Address/), EVE);
  await user.type(screen.getByLabelText(/^Name/), ' Clerk ');
  await user.click(screen.getByLabelText('Every Safe of the owner'));
  await user.click(button('Add delegate'));
  const dialog = await screen.findByRole('dialog', { name: 'Add a delegate' });
  for (const text of [EVE, 'Clerk', 'Every Safe of the owner', 'Domain hash', 'Message hash', 'Hash of both'])
    expect(dialog.textContent).toContain(text);
  await user.click(button('Sign in wallet'));
  expect(signer.add).toHaveBeenCalledExactlyOnceWith({ safe: null, delegate: EVE, delegator: ANN, label: 'Clerk' }, expect.any(Number));
});

test('whoever is no owner reads why nothing can be added', () => {
  const { container } = draw(EVE, []);
  expect(button('Add delegate').getAttribute('aria-disabled')).toBe('true');
  expect(container.textContent).toContain('Only owners of the Safe can do this');
});

test('a delegate may end it, another owner may not and reads why', async () => {
  const first = draw(BEN, [clerk]);
  expect(button('Remove Clerk').getAttribute('aria-disabled')).toBe('true');
  expect(first.container.textContent).toContain('Only the owner who added the delegate, and the delegate, can do this.');
  first.unmount();
  const { user } = draw(EVE, [clerk, { ...clerk, safe: null }]);
  const [here, everywhere] = screen.getAllByRole('button', { name: 'Remove Clerk' });
  await user.click(everywhere!);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('to no Safe of this owner any more, also where it was added for a single one');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(here!);
  await user.click(await screen.findByRole('button', { name: 'Sign in wallet' }));
  expect(signer.end).toHaveBeenCalledExactlyOnceWith(clerk, expect.any(Number));
});
