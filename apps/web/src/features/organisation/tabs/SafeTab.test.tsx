// @vitest-environment happy-dom
import type { OrganisationDetail } from '@althing/domain/http';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { SafeTab } from './SafeTab.tsx';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
vi.mock('../../governance/index.ts', () => ({
  tokenOn: () => undefined,
  useTreasury: () => ({ data: { native: 7n * 10n ** 18n, token: null }, isPending: false, isError: false }),
}));
vi.mock('../../../lib/prices/usePrices.ts', () => ({ usePrice: () => 2000 }));
vi.mock('../../safes/index.ts', () => ({
  SafeWaiting: () => null,
  SafeLink: ({ slug, chainId, safe, children }: { slug: string; chainId: number; safe: string; children: ReactNode }) => (
    <a href={`/${slug}/${chainId}/${safe}`}>{children}</a>
  ),
}));
vi.mock('../../../lib/chain/useChainRead.ts', () => ({ useChainRead: () => ({ isPending: true }) }));
vi.mock('../../transactions/index.ts', () => ({ KnownAddress: () => null }));

const heldBy = (address: string) =>
  ({
    contracts: [],
    governors: [{ chainId: 31337, governorName: 'Main', address: ACCOUNT, timelock: null }],
    modules: {
      safeTreasury: [],
      bondingEngine: [],
      workingGroup: [{ chainId: 31337, name: 'Ops', isMultisig: false, addresses: [address], threshold: 1 }],
    },
  }) as unknown as OrganisationDetail;

test.each([
  [ACCOUNT, false],
  ['governor|Main', true],
])('what a person holds is not told as the group’s, what a governor holds is: %s', (address, isTold) => {
  const { container } = renderPage(<SafeTab organisation={heldBy(address)} />);
  expect(container.textContent).toContain('Ops');
  expect(container.textContent.includes('7.00')).toBe(isTold);
  expect(container.textContent.includes('≈ $14,000.00')).toBe(isTold);
});

test.each([
  ['confirmed', 1],
  ['planned', 0],
])('the name of a Safe that is %s leads to it where it stands', (state, links) => {
  const safe = { id: '1', kind: 'safeTreasury', name: 'Main', chainId: 31337, address: ACCOUNT, state };
  renderPage(<SafeTab organisation={{ ...heldBy(ACCOUNT), slug: 'acme', contracts: [safe] } as unknown as OrganisationDetail} />);
  const found = screen.queryAllByRole('link', { name: /^Safe/ }).map((link) => link.getAttribute('href'));
  expect(found).toEqual(Array(links).fill(`/acme/31337/${ACCOUNT}`));
});
