import { auctioneerOf, bondEscrowOf, buyersTree, decodeCreateMarket } from '@althing/bindings';
import { DEFAULT_SETTINGS, newSaleDraft, planSale, type SaleDraft, STRATEGIES, type Strategy, WAITS } from '@althing/domain/bonds';
import { marketFormOfDraft, marketParameters, termOfDraft } from '@althing/domain/bonds';
import { describe, expect, it } from 'vitest';
import { createSaleCall, fundingCalls, type SaleToCreate } from './saleCalls.ts';

const NOW = '2027-01-15T08:00:00Z';
const AT = BigInt(Date.parse(NOW) / 1000);
const [PAY, QUSD, OWNER] = ['C3', 'D4', 'A1'].map((end) => `0x00000000000000000000000000000000000000${end}` as const);

function sale(strategy: Strategy, change: Partial<SaleDraft> = {}): SaleToCreate {
  const draft: SaleDraft = {
    ...newSaleDraft(31_337),
    strategy,
    payoutToken: PAY!,
    quoteToken: QUSD!,
    capacity: '1000',
    price: '2.5',
    initialPrice: '2',
    minimumPrice: '1.5',
    end: '2027-01-29T08:00:00Z',
    ...change,
  };
  const oracle = { price: 2n * 10n ** 18n, decimals: 18 };
  const parameters = marketParameters(
    marketFormOfDraft(draft, NOW),
    { payoutDecimals: 18, quoteDecimals: 6, hasCallback: true, oracle },
    AT,
  );
  const plan = planSale({
    parameters,
    term: termOfDraft(draft),
    at: AT,
    settings: DEFAULT_SETTINGS,
    symbols: { payout: 'PAY', quote: 'QUSD' },
    marketPrice: 2,
    isPrivate: draft.isPrivate,
    buyerCount: draft.buyers.length,
    escrow: 0n,
    balance: undefined,
    owner: OWNER!,
  });
  const pair = { payout: { address: PAY!, symbol: 'PAY', decimals: 18 }, quote: { address: QUSD!, symbol: 'QUSD', decimals: 6 } };
  return { draft, plan, pair, leastOraclePrice: 5n };
}

describe.each(STRATEGIES)('a sale by %s', (strategy) => {
  it.each(WAITS)('whose buyers wait for %s is created at its auctioneer, and paid from escrow', (wait) => {
    const described = sale(strategy, { wait, waitUntil: '2027-03-01T00:00:00Z', isLinear: wait === 'term' });
    const call = createSaleCall(described);
    expect(call.to).toBe(auctioneerOf(31_337, strategy, wait === 'day' ? 'fixed-expiry' : 'fixed-term'));
    expect(described.plan.market).toMatchObject({ strategy, hasCallback: true });
    expect(decodeCreateMarket(strategy, call.data)).toMatchObject({
      market: { params: { payoutToken: PAY, quoteToken: QUSD, callbackAddr: bondEscrowOf(31_337), capacity: 1000n * 10n ** 18n } },
      options: { isPrivate: false, linearDuration: wait === 'term' ? 30 * 86_400 : 0, leastOraclePrice: 5n },
    });
  });
});

it('a private sale carries the root of its list, with limits in the smallest unit', () => {
  const call = createSaleCall(sale('fpa', { isPrivate: true, buyers: [{ address: OWNER!, amount: '1.5' }] }));
  const { root } = buyersTree([{ address: OWNER!, maxQuote: 1_500_000n }]);
  expect(decodeCreateMarket('fpa', call.data)?.options).toMatchObject({ isPrivate: true, buyersRoot: root });
});

it('the escrow is allowed what it lacks, and no more', () => {
  const funding = { chainId: 31_337, token: PAY!, marketId: 7n, owner: OWNER!, amount: 10n };
  expect(fundingCalls({ ...funding, allowance: 9n }).approvals).toHaveLength(1);
  expect(fundingCalls({ ...funding, allowance: 10n }).approvals).toEqual([]);
  expect(fundingCalls({ ...funding, allowance: 10n }).deposit.to).toBe(bondEscrowOf(31_337));
});
