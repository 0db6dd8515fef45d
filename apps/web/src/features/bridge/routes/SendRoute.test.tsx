// @vitest-environment happy-dom
import type { Address } from '@althing/domain/units';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import type { OfferedRoute } from './routeChoice.ts';
import { SendRoute } from './SendRoute.tsx';

const ADA: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const EURO: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const { api } = vi.hoisted(() => ({ api: vi.fn() }));
vi.mock('../../../lib/http/api.ts', () => ({ api }));
vi.mock('../send/Allowance.tsx', () => ({ useAllowance: () => ({ data: undefined }), AllowanceStep: () => null }));
vi.mock('../send/SendButton.tsx', () => ({ SendButton: ({ reason }: { reason: string | undefined }) => <p>{reason}</p> }));
vi.mock('../../transactions/index.ts', () => ({ useBatches: () => false }));

const place = (chainId: number) => ({ chainId, address: EURO, decimals: 18, providers: [] });
const ends = { token: { id: 'euro', symbol: 'EURO', name: 'Euro', places: [] }, origin: place(31337), destination: place(31338) };
const offer = {
  received: '99',
  nativeFee: '0',
  contract: EURO,
  isApproved: false,
  seconds: 5,
  terms: null,
} as unknown as OfferedRoute['offer'];
const route: OfferedRoute = { provider: 'relay', name: 'Relay', offer, marks: [] };

test.each([
  [true, 'An order of this bridge is good for 60 seconds, and a Safe needs longer. Choose another bridge.'],
  [false, 'Order it above first.'],
])('what a bridge brings to order is ordered by accounts, not by Safes (%s), which are told why', async (isSafe, reason) => {
  api.mockReset().mockReturnValue(new Promise(() => {}));
  const { user } = renderPage(
    <SendRoute ends={ends} route={route} amount={100n} account={ADA} isSafe={isSafe} recipient={ADA} reason={undefined} />,
  );
  expect(screen.getByText(reason, { selector: 'p' })).toBeDefined();
  const button = screen.getByRole('button', { name: 'Order over Relay' });
  expect(button.getAttribute('aria-disabled')).toBe(isSafe ? 'true' : null);
  await user.click(button);
  expect(api.mock.calls.map(([endpoint]) => endpoint)).toEqual(isSafe ? [] : ['POST /api/v1/bridge/routes/orders']);
});
