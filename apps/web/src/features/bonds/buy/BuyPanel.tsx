import { discountPercent, hasQuote, humanPrice, isRefused, maxAmountAccepted, per1e5, quotePurchase, smaller } from '@althing/domain/bonds';
import { amountText, parseAmount } from '@althing/domain/token';
import { Button, Checkbox, Select } from '@mantine/core';
import { useState } from 'react';
import { Amount } from '../../../ui/Amount.tsx';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { Section } from '../../../ui/Section.tsx';
import { PresentWorth } from '../../../ui/Money.tsx';
import { type Address, sameAddress } from '@althing/domain/units';
import { CitizenshipGate, RequireAuth } from '../../auth/index.ts';
import { useActor } from '../../governance/index.ts';
import bonds from '../Bonds.module.css';
import { useReference } from '../market/useReference.ts';
import { saleTimes } from '../marketTexts.ts';
import type { BondMarket } from '../queries.ts';
import { Term } from '../Term.tsx';
import { decimalsOf } from '../tokenRates.ts';
import type { MarketNow } from '../useMarketNow.ts';
import { useAccess, usePurse } from './buyerReads.ts';
import classes from './Buy.module.css';
import { purchaseReason } from './purchaseReason.ts';
import { PurchaseSteps } from './PurchaseSteps.tsx';
import { QuoteView } from './QuoteView.tsx';
import { useTypedAmount } from './useTypedAmount.ts';

/** The part of the largest purchase that is left out where the price moves. */
const ROOM = 100n;

/** Parts of 100,000. */
const SLIPPAGES = [
  { value: '500', label: 'up to 0.5 % less than shown' },
  { value: '1000', label: 'up to 1 % less than shown' },
  { value: '3000', label: 'up to 3 % less than shown' },
];

export function BuyPanel({ market, now }: { market: BondMarket; now: MarketNow | undefined }) {
  if (market.state === 'closed')
    return (
      <Section title="Buy" variant="card">
        <p className={bonds.soft}>{saleTimes(market)}. Nothing is sold here any more. Whoever bought still receives what was bought.</p>
      </Section>
    );
  return (
    <Section title="Buy" variant="card">
      <Form market={market} now={now} />
    </Section>
  );
}

function Form({ market, now }: { market: BondMarket; now: MarketNow | undefined }) {
  const { account, isSignedIn } = useActor();
  const [text, setText] = useTypedAmount();
  // A price that is fixed for good does not move.
  const isFixed = market.strategy === 'fpa';
  const [slippage, setSlippage] = useState(isFixed ? '0' : '1000');
  const [isAware, setAware] = useState(false);
  const purse = usePurse(market, account);
  // An owner looks after the market and is seldom on its list, where whoever is not is a failed request.
  const isOwner = sameAddress(market.user.address, account);
  const access = useAccess(market, isSignedIn && (text !== '' || !isOwner));
  const bargain = useBargain(market, now);
  const { quoteToken } = market;
  const { value: amount } = parseAmount(text, quoteToken.decimals);
  const quote =
    now && amount !== undefined
      ? quotePurchase(now.market, {
          amount,
          fee: now.fee,
          slippage: per1e5(BigInt(slippage)),
          at: now.moment.at,
          oraclePrice: now.moment.oraclePrice,
          fundedPayout: now.fundedPayout,
        })
      : undefined;
  const reason = purchaseReason({
    text,
    token: quoteToken,
    quote,
    purse: purse.data,
    access,
    isUnsure: bargain !== undefined && !isAware,
  });
  return (
    <div className={classes.form}>
      <AmountField market={market} now={now} text={text} balance={purse.data?.balance} onText={setText} />
      {now?.fundedPayout === 0n && <p className={classes.reason}>{unfundedText(market)}</p>}
      {quote && hasQuote(quote) && <QuoteView market={market} quote={quote} />}
      {!isFixed && (
        <Select
          label={<Term of="slippage">If the price moves, accept</Term>}
          data={SLIPPAGES}
          value={slippage}
          onChange={(value) => setSlippage(value ?? slippage)}
          allowDeselect={false}
        />
      )}
      {bargain !== undefined && <Checkbox label={bargain} checked={isAware} onChange={(event) => setAware(event.currentTarget.checked)} />}
      {text !== '' && reason !== undefined && <p className={classes.reason}>{reason}</p>}
      <RequireAuth>
        <CitizenshipGate>
          <PurchaseSteps
            market={market}
            now={now}
            amount={amount}
            quote={quote}
            purse={purse.data}
            proof={typeof access === 'object' ? access.proof : undefined}
            reason={reason}
            onBought={() => setText('')}
          />
        </CitizenshipGate>
      </RequireAuth>
    </div>
  );
}

/** What a buyer should have looked at where the price is above the market's, or nobody knows that; undefined where it is below. */
function useBargain(market: BondMarket, now: MarketNow | undefined): string | undefined {
  const reference = useReference(market, now);
  const symbol = market.payoutToken.symbol;
  if (now?.price === undefined) return undefined;
  const percent = discountPercent(humanPrice(now.price, BigInt(market.scale), decimalsOf(market)), reference);
  if (percent === undefined) return `Nothing here knows what ${symbol} costs elsewhere. I have looked that up myself.`;
  return percent < 0 ? `I know that ${symbol} costs less on the market now.` : undefined;
}

const unfundedText = ({ callback, payoutToken }: BondMarket): string =>
  callback === null
    ? `Nothing can be bought now: the seller’s account has no ${payoutToken.symbol}, or does not let the contract take them.`
    : `Nothing can be bought now: no ${payoutToken.symbol} are in escrow for this sale.`;

interface AmountFieldProps {
  market: BondMarket;
  now: MarketNow | undefined;
  text: string;
  balance: bigint | undefined;
  onText: (text: string) => void;
}

function AmountField({ market: { chainId, quoteToken, strategy }, now, text, balance, onText }: AmountFieldProps) {
  const { decimals, symbol } = quoteToken;
  const accepted = now && maxAmountAccepted(now.market, now.fee, now.moment, now.fundedPayout);
  const limit = accepted === undefined || isRefused(accepted) ? undefined : accepted;
  // A price that moves would have passed the limit before the purchase is mined.
  const within = limit !== undefined && strategy !== 'fpa' ? limit - limit / ROOM : limit;
  const most = within === undefined ? undefined : smaller(within, balance ?? within);
  const { value } = parseAmount(text, decimals);
  return (
    <div>
      <AmountInput
        label={`You pay, in ${symbol}`}
        placeholder="0.0"
        value={text}
        onChange={onText}
        rightSectionWidth={72}
        rightSection={
          most !== undefined && most > 0n ? (
            <Button size="compact-sm" variant="subtle" onClick={() => onText(amountText(most, decimals))}>
              Most
            </Button>
          ) : null
        }
      />
      <p className={classes.hint}>
        {value !== undefined && (
          <>
            <PresentWorth chainId={chainId} token={quoteToken.address as Address} value={value} decimals={decimals} />{' '}
          </>
        )}
        {balance !== undefined && (
          <>
            You have <Amount value={balance} decimals={decimals} symbol={symbol} />.{' '}
          </>
        )}
        {limit !== undefined && (
          <>
            <Term of="most">One purchase</Term> takes up to <Amount value={limit} decimals={decimals} symbol={symbol} />.
          </>
        )}
      </p>
    </div>
  );
}
