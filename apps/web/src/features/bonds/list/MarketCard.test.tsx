// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../../../test/renderRoute.tsx';
import type { ListedMarket } from '../queries.ts';
import { MarketCard } from './MarketCard.tsx';

const token = (symbol: string) => ({ address: `0x${'c3'.repeat(20)}`, symbol, decimals: 18, tokenPrice: { lastPriceUsd: null } });

/** A market that follows an oracle, with what a case changes of it. */
const draw = (change: Partial<ListedMarket>) =>
  renderRoute(
    <MarketCard
      market={
        {
          chainId: 31337,
          marketId: '7',
          name: 'Gold',
          organisation: null,
          payoutToken: token('LGLD'),
          quoteToken: token('LPS'),
          strategy: 'ofda',
          state: 'live',
          isClosed: false,
          isFixedTerm: true,
          vesting: 0,
          linearDuration: 0,
          initialCapacity: '5',
          capacity: '5',
          capacityType: 'payout',
          oracle: `0x${'fa'.repeat(20)}`,
          lastPrice: '2',
          marketStartDate: '2027-01-15T08:00:00Z',
          marketEndDate: '2027-01-29T08:00:00Z',
          now: null,
          isUnpriced: false,
          terms: null,
          ...change,
        } as ListedMarket
      }
    />,
  );

test('a market whose oracle has no valid price is not on sale, and says why', async () => {
  await draw({ isUnpriced: true });
  expect(screen.getByText('Waits for a price')).toBeTruthy();
  expect(screen.queryByText('On sale')).toBeNull();
  expect(screen.getByText(/Its oracle has no valid price now, and nothing is sold until it has one/)).toBeTruthy();
});

test('so does one that is to be closed', async () => {
  await draw({ isUnpriced: true, state: 'close-proposed' });
  expect(screen.getByText('Waits for a price, close proposed')).toBeTruthy();
});

test('of a chain that does not answer nothing is said but that', async () => {
  await draw({});
  expect(screen.getByText('On sale')).toBeTruthy();
  expect(screen.getByText('The chain does not answer; this is the last price known.')).toBeTruthy();
});

test('a market that the platform has unlisted says so', async () => {
  await draw({ isUnlisted: true });
  expect(screen.getByText('Unlisted')).toBeTruthy();
});
