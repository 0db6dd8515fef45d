// @vitest-environment happy-dom
import type { CheckResult, OrganisationDetail } from '@althing/domain/http';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import { DriftNotice } from './DriftNotice.tsx';

const server = vi.hoisted(() => ({ differences: [] as unknown[], unread: [] as number[], asked: 0 }));
vi.mock('wagmi', () => ({ useConnection: () => ({ address: undefined }) }));
vi.mock('../../ui/RouterLinks.tsx', () => ({ LinkButton: ({ children }: { children: ReactNode }) => <a href="/edit">{children}</a> }));
vi.mock('../../lib/http/api.ts', () => ({
  api: async () => {
    server.asked += 1;
    return { differences: server.differences, unread: server.unread };
  },
}));

const organisation = {
  id: 'one',
  slug: 'one',
  state: 'deployed',
  token: { symbol: 'HRB' },
  contracts: [
    { chainId: 31337, stepId: 'governor|Main', kind: 'governor', name: 'Main', address: '0x00000000000000000000000000000000000000aa' },
  ],
} as Partial<OrganisationDetail> as OrganisationDetail;
const quorum: CheckResult = {
  chainId: 31337,
  stepId: 'governor|Main',
  label: 'Quorum',
  unit: 'basisPoints',
  expected: '6000',
  actual: '5000',
  ok: false,
};
const draw = () => renderPage(<DriftNotice organisation={organisation} />);

test('what a governor decided for itself is told in its unit, with both ways out', async () => {
  server.differences = [quorum];
  draw();
  const line = await screen.findByRole('listitem');
  expect(line.textContent).toMatch(/^Governor Main on .+: Quorum\. Record: 60 %; chain: 50 %$/);
  expect(screen.getByText(/^An edit that changes nothing brings back settings and guardians of governors/)).toBeTruthy();
  expect(screen.getByText(/^What else differs is brought back by whoever holds the contract/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit the organisation' })).toBeTruthy();
});

test('what no edit reads is told to be for whoever holds it, and many differences are counted', async () => {
  server.differences = Array.from({ length: 10 }, () => ({ ...quorum, stepId: 'messageController' }));
  draw();
  expect(await screen.findAllByRole('listitem')).toHaveLength(8);
  expect(screen.getByText('2 more values differ.')).toBeTruthy();
  expect(
    screen.getByText('This is brought back by whoever holds the contract, with a proposal or a transaction of their own.'),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Edit the organisation' })).toBeNull();
});

test('a chain that did not answer everything is named, and accuses nobody', async () => {
  server.differences = [];
  server.unread = [31337];
  draw();
  expect(await screen.findByText(/^Whether the record still holds on .+ is not known now/)).toBeTruthy();
  expect(screen.queryByText(/changed on the chains/)).toBeNull();
  server.unread = [];
});

test('an organisation that is as its record says has no notice', async () => {
  server.differences = [];
  server.asked = 0;
  draw();
  await vi.waitFor(() => expect(server.asked).toBe(1));
  expect(screen.queryByRole('region')).toBeNull();
});
