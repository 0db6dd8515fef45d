import { isPlatformOracle } from '@althing/bindings';
import { humanPrice, maturityOf, maturitySentence, priceText, STRATEGY_WORDS, WHOLE } from '@althing/domain/bonds';
import type { Address } from '@althing/domain/units';
import { Amount } from '../../../ui/Amount.tsx';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import { TextLink } from '../../../ui/RouterLinks.tsx';
import { Section } from '../../../ui/Section.tsx';
import { AddressView } from '../../../ui/AddressView.tsx';
import { KnownAddress } from '../../transactions/index.ts';
import { saleTimes, vestingOf, vestingWords } from '../marketTexts.ts';
import type { BondMarket } from '../queries.ts';
import { Term } from '../Term.tsx';
import { decimalsOf } from '../tokenRates.ts';
import type { MarketNow } from '../useMarketNow.ts';
import classes from './Market.module.css';

const percentOf = (part: bigint): string => `${(Number(part) / Number(WHOLE)) * 100} %`;

/** The terms of a market, each in words. */
export function MarketFacts({ market, now }: { market: BondMarket; now: MarketNow | undefined }) {
  const { chainId, payoutToken, quoteToken, strategy, organisation, user, isHandedOver } = market;
  const least = now && 'minPrice' in now.market ? now.market.minPrice : undefined;
  return (
    <Section title="The terms">
      <KeyValueList
        items={[
          {
            label: 'You pay in',
            value: <AddressView address={quoteToken.address} chainId={chainId} name={`${quoteToken.name} (${quoteToken.symbol})`} />,
          },
          {
            label: 'You receive',
            value: <AddressView address={payoutToken.address} chainId={chainId} name={`${payoutToken.name} (${payoutToken.symbol})`} />,
          },
          { label: 'How the price is set', value: `${STRATEGY_WORDS[strategy].name}. ${STRATEGY_WORDS[strategy].how}` },
          ...(isPlatformOracle(chainId, market.oracle as Address | null)
            ? [
                {
                  label: <Term of="oracle">Market price</Term>,
                  key: 'oracle',
                  value: (
                    <TextLink to="/veos/platform" search={{ chain: chainId, payout: payoutToken.address, quote: quoteToken.address }}>
                      Where it comes from
                    </TextLink>
                  ),
                },
              ]
            : []),
          ...(least === undefined
            ? []
            : [
                {
                  label: 'Never below',
                  value: `${priceText(humanPrice(least, BigInt(market.scale), decimalsOf(market)))} ${quoteToken.symbol}`,
                },
              ]),
          {
            label: <Term of="vesting">When you receive it</Term>,
            key: 'vesting',
            value:
              now && market.state !== 'closed'
                ? `${vestingWords(market)}. ${maturitySentence(maturityOf(vestingOf(market), now.moment.at))}`
                : vestingWords(market),
          },
          {
            label: <Term of="most">Most in one purchase</Term>,
            key: 'most',
            value: now ? <Amount value={now.market.maxPayout} decimals={payoutToken.decimals} symbol={payoutToken.symbol} /> : '…',
          },
          { label: <Term of="fee">Fee</Term>, key: 'fee', value: now ? `${percentOf(now.fee)} of what you pay` : '…' },
          { label: 'On sale', value: saleTimes(market) },
          {
            label: 'Sold by',
            value: (
              <>
                {organisation && (
                  <>
                    {isHandedOver && 'Another owner than when it was recorded by '}
                    <TextLink to="/organisations/$slug" params={{ slug: organisation.slug }}>
                      {organisation.name}
                    </TextLink>
                    {', account '}
                  </>
                )}
                <KnownAddress address={user.address} chainId={chainId} />
              </>
            ),
          },
          {
            label: 'Ready to be paid out',
            value: now ? <Amount value={now.fundedPayout} decimals={payoutToken.decimals} symbol={payoutToken.symbol} /> : '…',
          },
        ]}
      />
    </Section>
  );
}

/** What can go wrong, for somebody who has never bought a bond. */
export function MarketRisks({ market: { chainId, payoutToken, vesting, linearDuration, callback, oracle } }: { market: BondMarket }) {
  const waits = vesting > 0 || linearDuration > 0;
  const isOwnOracle = oracle !== null && !isPlatformOracle(chainId, oracle as Address);
  return (
    <Section title="What can go wrong">
      <ul className={classes.risks}>
        {waits && (
          <li>
            Until you receive your {payoutToken.symbol} you cannot sell them, and their price may fall below what you paid. A purchase
            cannot be undone.
          </li>
        )}
        <li>Nobody promises what {payoutToken.symbol} will be worth. Whoever issues a token decides how many there will be.</li>
        {isOwnOracle && (
          <li>The price follows an oracle that the seller chose. It may say anything, and no discount here is measured by it.</li>
        )}
        {callback === null && (
          <li>
            The seller keeps the tokens until somebody buys, and can take them away: then the purchase fails and costs you the network fee
            only.
          </li>
        )}
        <li>The seller may close the sale at any time. What was bought before is paid out all the same.</li>
        {waits && <li>What you have bought is kept by the contract and no longer by the seller, who cannot take it back.</li>}
      </ul>
    </Section>
  );
}
