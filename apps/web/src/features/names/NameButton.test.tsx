// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import { AddressView } from '../../ui/AddressView.tsx';
import { NameButton } from './index.ts';

const BAKER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const { api, session } = vi.hoisted(() => ({ api: vi.fn(), session: { isThere: true } }));
vi.mock('../../lib/http/api.ts', () => ({ api }));
vi.mock('../../lib/session/useSession.ts', () => ({ useSession: () => (session.isThere ? {} : undefined) }));
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
      <output>
        <AddressView address={BAKER} chainId={31337} />
      </output>
      <NameButton address={BAKER} />
    </>,
  );
const opener = () => screen.getByRole('button', { name: 'Name 0x7099…dc79C8 for yourself' });
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });

test('an address is given a name of one’s own where it stands, which is changed and taken back there', async () => {
  const { user } = draw();
  await user.click(opener());
  await user.type(await field(), ' Baker ');
  await user.click(screen.getByRole('button', { name: 'Keep the name' }));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('Baker'));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(opener());
  await vi.waitFor(async () => expect((await field()).value).toBe('Baker'));
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).not.toContain('Baker'));
});

test('who is not signed in has no names to give', () => {
  session.isThere = false;
  draw();
  expect(screen.queryByRole('button', { name: /for yourself/ })).toBeNull();
});
