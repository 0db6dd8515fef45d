import { priceText, STRATEGIES, STRATEGY_WORDS, type Strategy } from '@althing/domain/bonds';
import { durationText } from '@althing/domain/display';
import { amountText } from '@althing/domain/token';
import type { ReactNode } from 'react';
import { AddressView } from '../../../ui/AddressView.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Term } from '../../bonds/index.ts';
import { followsOracle } from '../useSalePlan.ts';
import classes from '../Veo.module.css';
import type { FormPart } from './fieldProps.ts';
import { Choice, NumberField } from './fields.tsx';
import { RenewPrice } from './RenewPrice.tsx';

const STRATEGY_OPTIONS = STRATEGIES.map((value) => ({ value, ...STRATEGY_WORDS[value] }));

const unitOf = ({ planned: { pair } }: FormPart) =>
  pair.payout && pair.quote ? `${pair.quote.symbol} per ${pair.payout.symbol}` : undefined;

function FixedPrice(part: FormPart) {
  return (
    <NumberField {...part} field="price" label="Price" description="For one whole token, the same until the end." unit={unitOf(part)} />
  );
}

function FixedDiscount(part: FormPart) {
  return (
    <div className={classes.pair}>
      <NumberField {...part} field="fixedDiscount" label="Discount" description="Below the market price of the moment." unit="%" />
      <LargestDiscount {...part} />
    </div>
  );
}

function MovingDiscount(part: FormPart) {
  return (
    <div className={classes.pair}>
      <NumberField
        {...part}
        field="baseDiscount"
        label="Discount at the start"
        description="Below the market price of the moment."
        unit="%"
      />
      <NumberField
        {...part}
        field="targetIntervalDiscount"
        label="It grows by"
        description={`In every ${hoursText(part)} in which nobody buys.`}
        unit="%"
      />
      <LargestDiscount {...part} />
    </div>
  );
}

function LargestDiscount(part: FormPart) {
  return (
    <NumberField
      {...part}
      field="maxDiscount"
      label="Never cheaper than"
      description="So much below the market price of today, whatever the market does later."
      unit="%"
    />
  );
}

function Auction(part: FormPart) {
  return (
    <div className={classes.pair}>
      <NumberField
        {...part}
        field="initialPrice"
        label="Price at the start"
        description="A little above what you hope for."
        unit={unitOf(part)}
      />
      <NumberField {...part} field="minimumPrice" label="Lowest price" description="It never falls below this." unit={unitOf(part)} />
      <NumberField
        {...part}
        field="debtBuffer"
        label={<Term of="rush">Room for a rush</Term>}
        description="The auction closes itself where people buy too fast. 25 % is a careful beginning."
        unit="%"
      />
    </div>
  );
}

const hoursText = ({ draft }: FormPart): string => durationText(Number(draft.depositHours) * 3600 || 0);

const FIELDS: Record<Strategy, (part: FormPart) => ReactNode> = {
  fpa: FixedPrice,
  ofda: FixedDiscount,
  osda: MovingDiscount,
  sda: Auction,
};

/** How the price is set and moves. */
export function PriceSection(part: FormPart) {
  const { draft, change } = part;
  const Fields = FIELDS[draft.strategy];
  return (
    <Section title="How the price is set" variant="card">
      <div className={classes.fields}>
        <Choice
          name="strategy"
          legend="Kind of sale"
          options={STRATEGY_OPTIONS}
          value={draft.strategy}
          onChange={(strategy) => change({ strategy })}
        />
        {followsOracle(draft) && <OracleNote {...part} />}
        <Fields {...part} />
        <NumberField
          {...part}
          field="depositHours"
          label={<Term of="stands">One purchase stands for</Term>}
          description={`The most that one purchase takes is what would be sold in ${hoursText(part)} at an even pace.`}
          unit="hours"
        />
      </div>
    </Section>
  );
}

/** The oracle that the price follows: by which vault, what it says, and how old that is. */
function OracleNote({ planned: { oracle, pair, now }, draft }: FormPart) {
  if (!pair.payout || !pair.quote)
    return (
      <p className={classes.soft}>
        The price follows the platform’s oracle. It knows pairs in which buyers pay with a <Term of="share">share of a pool</Term>. Choose
        both tokens above to see what it says.
      </p>
    );
  if (!oracle) return <p className={classes.soft}>The oracle is being asked …</p>;
  if (!oracle.vault)
    return (
      <Notice title="The platform’s oracle does not know this pair">
        Buyers have to pay with a share of a pool that the platform’s owner has listed for {pair.payout.symbol}. Choose another token, or a
        kind of sale with a price of its own.
      </Notice>
    );
  const age = oracle.observedAt === undefined || now === undefined ? undefined : durationText(now - Number(oracle.observedAt));
  return (
    <>
      <dl className={classes.sums}>
        <div className={classes.sum}>
          <dt>
            <Term of="oracle">Market price</Term>
          </dt>
          <dd>
            {oracle.price === 0n
              ? 'None that is valid now'
              : `${priceText(amountText(oracle.price, oracle.decimals))} ${pair.quote.symbol} per ${pair.payout.symbol}`}
            {age !== undefined && oracle.price > 0n && <span className={classes.soft}> · {age} old</span>}
          </dd>
        </div>
        <div className={classes.sum}>
          <dt>
            <Term of="share">Vault</Term>
          </dt>
          <dd>
            <AddressView address={oracle.vault} chainId={draft.chainId} />
          </dd>
        </div>
      </dl>
      {oracle.price === 0n && (
        <RenewPrice chainId={draft.chainId} vault={oracle.vault} payoutToken={pair.payout.address} quoteToken={pair.quote.address} />
      )}
    </>
  );
}
