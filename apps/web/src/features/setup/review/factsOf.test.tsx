// @vitest-environment happy-dom
import { LOCAL_CHAINS } from '@althing/domain/chains';
import { moduleKey } from '@althing/domain/modules';
import { organisationItems } from '@althing/domain/setup';
import { sampleOrganisation, sampleToken } from '@althing/domain/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../../test/renderUi.tsx';
import { labelsQuery } from '../../../lib/labels.ts';
import { Account, factsOf } from './factsOf.tsx';

const own = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
vi.mock('../../../lib/session/useSession.ts', () => ({ useSession: () => ({ address: own, chainId: null }) }));
vi.mock('wagmi', () => ({ useConnection: () => ({ address: own.toLowerCase() }) }));

const client = new QueryClient();
const named = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
client.setQueryData(labelsQuery().queryKey, {
  items: [{ address: named.toLowerCase(), label: 'Ada', updatedAt: '2026-01-01T00:00:00Z' }],
} as never);
const within = (element: ReactElement) => <QueryClientProvider client={client}>{element}</QueryClientProvider>;
function renderFacts(element: ReactElement) {
  const drawn = renderUi(within(element));
  return { ...drawn, rerender: (next: ReactElement) => drawn.rerender(within(next)) };
}

test('an address of the review has the name that the reader gave it', () => {
  renderFacts(<Account value={named} />);
  expect(screen.getByText('Ada')).toBeDefined();
});

test('an address of the review is shortened, can be copied, and one’s own is called so', async () => {
  const { user, rerender } = renderFacts(<Account value={own} />);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(screen.getByText('You')).toBeDefined();
  expect(screen.getByText('0xf39F…b92266').title).toBe(own);
  await user.click(screen.getByRole('button', { name: 'Copy address 0xf39F…b92266' }));
  expect(write).toHaveBeenCalledWith(own);
  rerender(<Account value={other} />);
  expect(screen.queryByText('You')).toBeNull();
  write.mockRestore();
});

test('a module is named, not called a module', () => {
  const { container } = renderFacts(<Account value={moduleKey('governor', 'Main')} />);
  expect(container.textContent).toMatch(/Governor Main$/);
});

test('an existing token has one address, which is shown as the accounts of others are', () => {
  const existing = { chainId: 31337, address: other, name: 'Old', symbol: 'OLD', decimals: 18 };
  const token = sampleToken({ isCreatingNewToken: false, isWrappingAccepted: true, existingTokens: [existing], initialReceivers: [] });
  const item = organisationItems(sampleOrganisation({ token }), LOCAL_CHAINS).find(({ type }) => type === 'existingToken')!;
  renderFacts(
    <>
      {factsOf(item).map(({ value }, index) => (
        <div key={index}>{value}</div>
      ))}
    </>,
  );
  expect(screen.getByText('0x7099…dc79C8').title).toBe(other);
});
