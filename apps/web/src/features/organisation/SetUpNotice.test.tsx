// @vitest-environment happy-dom
import type { OrganisationDetail } from '@althing/domain/http';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../../../test/renderRoute.tsx';
import { NextStep, SetUpNotice, useNextStep } from './SetUpNotice.tsx';

const FOUNDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const context = vi.hoisted(() => ({
  address: undefined as string | undefined,
  session: undefined as { address: string } | undefined,
  wallet: 'authenticated',
  proposals: 0,
  power: { balance: 5n, delegate: null as string | null },
}));
vi.mock('wagmi', () => ({ useConnection: () => ({ address: context.address }) }));
vi.mock('../../lib/session/useSession.ts', () => ({ useSession: () => context.session }));
vi.mock('../auth/index.ts', () => ({ useWalletState: () => context.wallet }));
vi.mock('../governance/index.ts', () => ({
  DelegateButton: ({ children }: { children: string }) => <button type="button">{children}</button>,
  tokenOn: () => '0x00000000000000000000000000000000000000aa',
  useProposals: () => ({ isPending: false, data: { pages: [{ items: Array.from({ length: context.proposals }) }] } }),
  useVotingPower: () => ({ data: context.power, isLoading: false }),
}));

beforeEach(() =>
  Object.assign(context, {
    address: undefined,
    session: undefined,
    wallet: 'authenticated',
    proposals: 0,
    power: { balance: 5n, delegate: FOUNDER },
  }),
);

/** As the organisation's page has them. */
function Notices({ organisation }: { organisation: OrganisationDetail }) {
  const { isPending, step } = useNextStep(organisation);
  return (
    <>
      <SetUpNotice organisation={organisation} />
      {isPending && <p>Not known yet</p>}
      {step && <NextStep organisation={organisation} step={step} />}
    </>
  );
}

const draw = (state: string, part: Partial<typeof context> = {}) => {
  Object.assign(context, part);
  const organisation = {
    id: '1',
    slug: 'harbour',
    creator: FOUNDER,
    state,
    receipt: { ok: true },
    modules: { governor: [{}] },
    governors: [{ chainId: 31337 }],
    contracts: [{ state: state === 'deployed' ? 'verified' : 'planned' }],
  };
  return renderRoute(<Notices organisation={organisation as unknown as OrganisationDetail} />);
};
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a stranger reads that it is being set up, and can watch', async () => {
  await draw('deploying');
  expect(screen.getByRole('region', { name: 'Being set up' })).toBeDefined();
  expect(link('Watch the deployment')).toBe('/organisations/harbour/deploy');
});

test('one that was never set up is called so', async () => {
  await draw('expired');
  expect(screen.getByRole('region', { name: 'Not set up' })).toBeDefined();
  expect(link('Open the deployment')).toBe('/organisations/harbour/deploy');
});

test('strangers read nothing once it stands', async () => {
  await draw('deployed');
  expect(screen.queryByRole('region')).toBeNull();
});

test('its founder goes on with the deployment', async () => {
  await draw('deploying', { address: FOUNDER });
  expect(screen.getByRole('region', { name: 'First steps' })).toBeDefined();
  expect(link('Go on with the deployment')).toBe('/organisations/harbour/deploy');
});

test('once it stands its founder is told the next step: delegate, then propose, then nothing', async () => {
  const { unmount } = await draw('deployed', { address: FOUNDER, power: { balance: 5n, delegate: null } });
  expect(screen.getByRole('button', { name: 'Delegate to yourself' })).toBeDefined();
  unmount();
  const second = await draw('deployed', { address: FOUNDER, power: { balance: 5n, delegate: FOUNDER } });
  expect(link('New proposal')).toBe('/organisations/harbour/proposals/create');
  second.unmount();
  await draw('deployed', { address: FOUNDER, proposals: 1 });
  expect(screen.queryByRole('region')).toBeNull();
});

test('while the wallet of the last visit is coming back, its account is known by the session, and the step is waited for', async () => {
  const { unmount } = await draw('deployed', { session: { address: FOUNDER }, wallet: 'resuming' });
  expect(screen.getByText('Not known yet')).toBeDefined();
  unmount();
  const second = await draw('deployed', { session: undefined, wallet: 'resuming' });
  expect(screen.queryByText('Not known yet')).toBeNull();
  second.unmount();
  await draw('deploying', { session: { address: FOUNDER }, wallet: 'resuming' });
  expect(screen.getByRole('region', { name: 'First steps' })).toBeDefined();
});
