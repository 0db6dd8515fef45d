// @vitest-environment happy-dom
import { MOST_NAMED_ACCOUNTS } from '@althing/domain/names';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { appConfig } from '../../test/appConfig.ts';
import { renderPage } from '../../test/renderPage.tsx';
import { AddressView } from './AddressView.tsx';

const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BEA = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const { api } = vi.hoisted(() => ({ api: vi.fn() }));
vi.mock('../lib/http/api.ts', () => ({ api }));
vi.mock('../lib/session/useSession.ts', () => ({ useSession: () => ({}) }));

let labels: { address: string; label: string }[];
let items: { account: string; name: string | null }[];
beforeEach(() => {
  labels = [];
  items = [
    { account: ADA, name: 'ada.eth' },
    { account: BEA, name: null },
  ];
  api.mockReset().mockImplementation(async (endpoint: string) => ({ items: endpoint.endsWith('/labels') ? labels : items }));
});

const draw = (hasEnsNames: boolean, ...addresses: string[]) =>
  renderPage(
    <>
      {addresses.map((address) => (
        <AddressView key={address} address={address} chainId={31337} />
      ))}
    </>,
    { ...appConfig, hasEnsNames },
  );
const asked = () =>
  api.mock.calls.filter(([endpoint]) => endpoint === 'GET /api/v1/names').map(([, { query }]) => query.accounts.split(','));

test('an account’s ENS name stands beside its address, never in its place; a page asks once for all', async () => {
  draw(true, ADA, BEA);
  expect((await screen.findByText('ada.eth')).closest('span')!.parentElement!.textContent).toBe('ada.eth0x7099…dc79C8');
  expect(screen.getByTitle(ADA).textContent).toBe('0x7099…dc79C8');
  expect(screen.getByTitle(BEA).parentElement!.parentElement!.textContent).toBe('0x3C44…4293BC');
  expect(asked()).toEqual([[ADA.toLowerCase(), BEA.toLowerCase()]]);
});

test('more accounts than one question may name are asked about in several', async () => {
  const many = Array.from({ length: MOST_NAMED_ACCOUNTS }, (_, index) => `0x${String(index).padStart(40, '0')}`);
  draw(true, ...many, ADA);
  await screen.findByText('ada.eth');
  expect(asked().map((accounts) => accounts.length)).toEqual([MOST_NAMED_ACCOUNTS, 1]);
});

test('whose name could not be read is asked about by the next page that shows the account, who has none is not', async () => {
  const shown = (isOpen: boolean) => isOpen && [ADA, BEA].map((each) => <AddressView key={each} address={each} chainId={31337} />);
  items = [{ account: BEA, name: null }];
  const { rerender, queryClient } = renderPage(<>{shown(true)}</>, { ...appConfig, hasEnsNames: true });
  await vi.waitFor(() => expect([asked().length, queryClient.isFetching()]).toEqual([1, 0]));
  items = [{ account: ADA, name: 'ada.eth' }];
  rerender(<>{shown(false)}</>);
  rerender(<>{shown(true)}</>);
  await screen.findByText('ada.eth');
  expect(asked()).toEqual([[ADA.toLowerCase(), BEA.toLowerCase()], [ADA.toLowerCase()]]);
});

test('what the reader calls an account comes before its ENS name', async () => {
  labels = [{ address: ADA, label: 'Baker' }];
  draw(true, ADA, BEA);
  items = [...items, { account: BEA, name: 'bea.eth' }];
  await screen.findByText('bea.eth');
  expect(screen.getByText('Baker')).toBeDefined();
  expect(screen.queryByText('ada.eth')).toBeNull();
});

test('where names are off nothing is asked', async () => {
  labels = [{ address: BEA, label: 'Baker' }];
  draw(false, ADA, BEA);
  await screen.findByText('Baker');
  expect(asked()).toEqual([]);
});

test('an account whose name cannot be read is its address', async () => {
  api.mockRejectedValue(new Error('away'));
  draw(true, ADA);
  await vi.waitFor(() => expect(asked()).toHaveLength(1));
  await vi.waitFor(() => expect(screen.getByTitle(ADA).parentElement!.parentElement!.textContent).toBe('0x7099…dc79C8'));
});
