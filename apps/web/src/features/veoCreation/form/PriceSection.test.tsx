// @vitest-environment happy-dom
import { newSaleDraft, type SaleDraft } from '@althing/domain/bonds';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import type { PlannedSale } from '../useSalePlan.ts';
import { PriceSection } from './PriceSection.tsx';

vi.mock('../../bonds/index.ts', () => ({ Term: ({ children }: { children: string }) => <>{children}</> }));
vi.mock('./RenewPrice.tsx', () => ({ RenewPrice: ({ vault }: { vault: string }) => <p>Renew {vault}</p> }));
vi.mock('../useSalePlan.ts', () => ({ followsOracle: ({ strategy }: SaleDraft) => strategy === 'ofda' || strategy === 'osda' }));

const token = (end: string) => ({ address: `0x00000000000000000000000000000000000000${end}` as const, symbol: `T${end}`, decimals: 18 });
const VAULT = '0x00000000000000000000000000000000000000E5';
const planned: PlannedSale = {
  problems: {},
  pair: { payout: token('C3'), quote: token('D4') },
  oracle: { price: 2n * 10n ** 18n, decimals: 18, vault: VAULT, isPriceInToken0: false, observedAt: 1000n, expiresAt: 5000n },
  balance: undefined,
  now: 1600,
  plan: undefined,
  findings: [],
};

function draw(strategy: SaleDraft['strategy'], change: Partial<PlannedSale> = {}) {
  const onChange = vi.fn<(part: Partial<SaleDraft>) => void>();
  renderPage(
    <PriceSection
      draft={{ ...newSaleDraft(31_337), strategy }}
      change={onChange}
      planned={{ ...planned, ...change }}
      shown={{}}
      leave={() => undefined}
    />,
  );
  return onChange;
}

const asked = () => screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent?.replace(' *', ''));

test.each([
  ['fpa', ['Price', 'One purchase stands for']],
  ['ofda', ['Discount', 'Never cheaper than', 'One purchase stands for']],
  ['osda', ['Discount at the start', 'It grows by', 'Never cheaper than', 'One purchase stands for']],
  ['sda', ['Price at the start', 'Lowest price', 'Room for a rush', 'One purchase stands for']],
] as const)('a sale by %s is asked for what it needs, and nothing else', (strategy, fields) => {
  draw(strategy);
  expect(asked()).toEqual(fields);
});

test('the kind of sale is chosen among all four', () => {
  const change = draw('fpa');
  screen.getByRole('radio', { name: 'Auction' }).click();
  expect(change).toHaveBeenCalledWith({ strategy: 'sda' });
  expect(screen.getAllByRole('radio')).toHaveLength(4);
});

test('the oracle says its price and how old that is', () => {
  draw('ofda');
  expect(screen.getByText(/2 TD4 per TC3/)).toBeTruthy();
  expect(screen.getByText(/10 minutes old/)).toBeTruthy();
});

test('a pair that the oracle does not know, or has no price for, is told', () => {
  draw('osda', { oracle: { ...planned.oracle!, vault: undefined } });
  expect(screen.getByText('The platform’s oracle does not know this pair')).toBeTruthy();
  draw('osda', { oracle: { ...planned.oracle!, price: 0n } });
  expect(screen.getByText('None that is valid now')).toBeTruthy();
  expect(screen.getByText(`Renew ${VAULT}`)).toBeTruthy();
});
