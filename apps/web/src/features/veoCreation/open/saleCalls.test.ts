import { auctioneerOf, bondEscrowOf, buyersTree, decodeCreateMarket } from '@althing/bindings';
import { STRATEGIES, WAITS } from '@althing/domain/bonds';
import { describe, expect, it } from 'vitest';
import { OWNER, PAY, QUSD, saleOf } from '../../../../test/sales.ts';
import { buyersRootOf, createSaleCall, fundingCalls, type SaleToCreate } from './saleCalls.ts';

const rootOf = ({ draft, pair }: SaleToCreate) => buyersRootOf({ ...draft, decimals: pair.quote.decimals });

describe.each(STRATEGIES)('a sale by %s', (strategy) => {
  it.each(WAITS)('whose buyers wait for %s is created at its auctioneer, and paid from escrow', (wait) => {
    const described = saleOf(strategy, { wait, waitUntil: '2027-03-01T00:00:00Z', isLinear: wait === 'term' });
    const call = createSaleCall(described, rootOf(described));
    expect(call.to).toBe(auctioneerOf(31_337, strategy, wait === 'day' ? 'fixed-expiry' : 'fixed-term'));
    expect(described.plan.market).toMatchObject({ strategy, hasCallback: true });
    expect(decodeCreateMarket(strategy, call.data)).toMatchObject({
      market: { params: { payoutToken: PAY, quoteToken: QUSD, callbackAddr: bondEscrowOf(31_337), capacity: 1000n * 10n ** 18n } },
      options: { isPrivate: false, linearDuration: wait === 'term' ? 30 * 86_400 : 0, leastOraclePrice: 5n },
    });
  });
});

it('a private sale carries the root of its list, with limits in the smallest unit', () => {
  const described = saleOf('fpa', { isPrivate: true, buyers: [{ address: OWNER, amount: '1.5' }] });
  const call = createSaleCall(described, rootOf(described));
  const { root } = buyersTree([{ address: OWNER, maxQuote: 1_500_000n }]);
  expect(decodeCreateMarket('fpa', call.data)?.options).toMatchObject({ isPrivate: true, buyersRoot: root });
});

it('the escrow is allowed what it lacks, and no more', () => {
  const funding = { chainId: 31_337, token: PAY, marketId: 7n, owner: OWNER, amount: 10n };
  expect(fundingCalls({ ...funding, allowance: 9n }).approvals).toHaveLength(1);
  expect(fundingCalls({ ...funding, allowance: 10n }).approvals).toEqual([]);
  expect(fundingCalls({ ...funding, allowance: 10n }).deposit.to).toBe(bondEscrowOf(31_337));
});
