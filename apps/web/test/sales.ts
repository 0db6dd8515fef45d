import {
  DEFAULT_SETTINGS,
  marketFormOfDraft,
  marketParameters,
  newSaleDraft,
  planSale,
  type SaleDraft,
  type Strategy,
  termOfDraft,
} from '@althing/domain/bonds';
import type { Address } from '@althing/domain/units';
import type { SaleToCreate } from '../src/features/veoCreation/open/saleCalls.ts';

const NOW = '2027-01-15T08:00:00Z';
const AT = BigInt(Date.parse(NOW) / 1000);
export const PAY: Address = '0x00000000000000000000000000000000000000C3';
export const QUSD: Address = '0x00000000000000000000000000000000000000D4';
export const OWNER: Address = '0x00000000000000000000000000000000000000A1';

/** A sale whose form is filled in, with `change` to its draft. */
export function saleOf(strategy: Strategy, change: Partial<SaleDraft> = {}): SaleToCreate {
  const draft: SaleDraft = {
    ...newSaleDraft(31_337),
    strategy,
    payoutToken: PAY,
    quoteToken: QUSD,
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
    owner: OWNER,
  });
  const pair = { payout: { address: PAY, symbol: 'PAY', decimals: 18 }, quote: { address: QUSD, symbol: 'QUSD', decimals: 6 } };
  return { draft, plan, pair, leastOraclePrice: 5n };
}
