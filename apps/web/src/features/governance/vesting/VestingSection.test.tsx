// @vitest-environment happy-dom
import { encodeRelease } from '@althing/bindings';
import type { OrganisationDetail } from '@althing/domain/http';
import type { VestingGrant } from '@althing/domain/vesting';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { useGrantsOf, useVesting } from './useVesting.ts';
import { VestingSection } from './VestingSection.tsx';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const VESTING = '0x00000000000000000000000000000000000000dd';
vi.mock('./useVesting.ts', async (original) => ({ ...(await original<object>()), useGrantsOf: vi.fn(), useVesting: vi.fn() }));
vi.mock('../useActor.ts', () => ({ useActor: () => ({ account: ACCOUNT, isSafe: false }) }));
vi.mock('../useChainClock.ts', () => ({ useChainClock: () => 1_500 }));
vi.mock('../../transactions/index.ts', async () => ({
  TransactionButton: (await import('../../../../test/transactionButton.tsx')).FakeTransactionButton,
  knownContractsOf: () => [],
  nameAddressIn: () => () => undefined,
}));

const contract = { id: '1', kind: 'tokenVesting', chainId: 31337, address: VESTING, state: 'verified' };
const organisation = { token: { symbol: 'ACME' }, contracts: [contract] } as unknown as OrganisationDetail;
const grant = (id: bigint, released: bigint): VestingGrant => ({
  id,
  beneficiary: ACCOUNT,
  start: 1_000,
  end: 2_000,
  milestones: [],
  total: 10n ** 18n,
  released,
});
function draw(own: VestingGrant[]) {
  vi.mocked(useVesting).mockReturnValue({ data: { grants: own, count: own.length, isFlexVoting: true } } as ReturnType<typeof useVesting>);
  vi.mocked(useGrantsOf).mockReturnValue({ data: own } as ReturnType<typeof useGrantsOf>);
  return renderPage(<VestingSection organisation={organisation} />);
}
const button = () => screen.getByRole('button', { name: 'Release what has vested' });

test('a receiver reads what has vested, and releases those grants that have something', () => {
  draw([grant(1n, 5n * 10n ** 17n), grant(2n, 10n ** 17n)]);
  expect(button().dataset['call']).toBe(encodeRelease({ vesting: VESTING, ids: [2n] }).data);
  expect(screen.getByRole('region', { name: 'Yours' }).textContent).toContain(
    '0.50 ACME vested, 0.10 ACME released, 0.40 ACME to be released.',
  );
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/2 ACME from .* of which 1 have vested\.$/);
});

test('a receiver of nothing new reads why nothing can be released', () => {
  draw([grant(1n, 5n * 10n ** 17n)]);
  expect(button().title).toBe('Nothing to release yet: the next moment brings more.');
});

test('an organisation without vesting has no such section', () => {
  const { container } = renderPage(<VestingSection organisation={{ ...organisation, contracts: [] }} />);
  expect(container.querySelector('section')).toBeNull();
});
