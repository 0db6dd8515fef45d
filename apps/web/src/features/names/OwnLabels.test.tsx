// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import { AddressView } from '../../ui/AddressView.tsx';
import { OwnLabels } from './OwnLabels.tsx';

const BAKER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const { api, session, download } = vi.hoisted(() => ({ api: vi.fn(), session: { isThere: true }, download: vi.fn() }));
vi.mock('../../lib/http/api.ts', () => ({ api }));
vi.mock('../../lib/session/useSession.ts', () => ({ useSession: () => (session.isThere ? {} : undefined) }));
vi.mock('../../ui/download.ts', () => ({ download }));
vi.mock('../auth/index.ts', async () => ({ CitizenButton: (await import('../../../test/citizenButton.tsx')).FakeCitizenButton }));

let items: { address: string; label: string }[];
beforeEach(() => {
  items = [];
  session.isThere = true;
  api
    .mockReset()
    .mockImplementation(async (endpoint: string, { params, body }: { params?: { address: string }; body?: { label: string } }) => {
      if (endpoint.startsWith('PUT')) items = [{ address: params!.address, label: body!.label }];
      if (endpoint.startsWith('DELETE')) items = [];
      return { items };
    });
});

const draw = () =>
  renderPage(
    <>
      <OwnLabels />
      <output>
        <AddressView address={BAKER.toLowerCase()} chainId={31337} />
        <AddressView address={BAKER} chainId={31337} name="You" />
      </output>
    </>,
  );
const shown = () => screen.getByRole('status').textContent;

test('an address is called by the name that the reader gave it, but where it has one here; the name can be taken back', async () => {
  const { user } = draw();
  await user.type(await screen.findByRole('textbox', { name: 'Address' }), BAKER);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Baker ');
  await user.click(screen.getByRole('button', { name: 'Keep the name' }));
  expect(await screen.findByRole('button', { name: 'Take back the name Baker' })).toBeDefined();
  expect(shown()?.match(/Baker/g)).toHaveLength(1);
  expect(shown()).toContain('You');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(download.mock.lastCall![1]).toContain(`${BAKER},Baker`);
  await user.click(screen.getByRole('button', { name: 'Take back the name Baker' }));
  await vi.waitFor(() => expect(shown()).not.toContain('Baker'));
});

test('without a session nothing is asked for', () => {
  session.isThere = false;
  renderPage(<AddressView address={BAKER} chainId={31337} />);
  expect(api).not.toHaveBeenCalled();
});
