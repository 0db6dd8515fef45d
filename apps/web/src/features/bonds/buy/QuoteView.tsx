import { discountPercent, humanPrice, maturitySentence, priceText, type PurchaseQuote } from '@althing/domain/bonds';
import type { Address } from '@althing/domain/units';
import { Amount } from '../../../ui/Amount.tsx';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import { PresentWorth } from '../../../ui/Money.tsx';
import type { BondMarket } from '../queries.ts';
import { Term } from '../Term.tsx';
import { decimalsOf } from '../tokenRates.ts';

/** What a purchase brings, each figure with its meaning. */
export function QuoteView({ market, quote }: { market: BondMarket; quote: PurchaseQuote }) {
  const { payoutToken, quoteToken, scale } = market;
  const human = (price: bigint) => humanPrice(price, BigInt(scale), decimalsOf(market));
  const payout = (value: bigint) => <Amount value={value} decimals={payoutToken.decimals} symbol={payoutToken.symbol} as="exact" />;
  const rise = discountPercent(human(quote.price), human(quote.nextPrice)) ?? 0;
  return (
    <KeyValueList
      items={[
        {
          label: 'You receive, at this moment',
          value: (
            <>
              <strong>{payout(quote.payout)}</strong>{' '}
              <PresentWorth
                chainId={market.chainId}
                token={payoutToken.address as Address}
                value={quote.payout}
                decimals={payoutToken.decimals}
              />
            </>
          ),
        },
        { label: <Term of="slippage">At least</Term>, key: 'least', value: payout(quote.minPayout) },
        { label: <Term of="vesting">When</Term>, key: 'when', value: maturitySentence(quote.maturity) },
        {
          label: <Term of="fee">Fee</Term>,
          key: 'fee',
          value:
            quote.fee === 0n ? 'None' : <Amount value={quote.fee} decimals={quoteToken.decimals} symbol={quoteToken.symbol} as="exact" />,
        },
        {
          label: <Term of="impact">Price afterwards</Term>,
          key: 'impact',
          value: quote.closes
            ? 'This purchase would end the sale'
            : `${priceText(human(quote.nextPrice))} ${quoteToken.symbol}${rise === 0 ? ', unchanged' : `, ${rise.toFixed(2)} % higher`}`,
        },
      ]}
    />
  );
}
