import { encodeSetIntervals } from '@althing/bindings';
import { type DutchAuctionMarket, HOUR, type Intervals, intervalsReason } from '@althing/domain/bonds';
import type { Address } from '@althing/domain/units';
import { useState } from 'react';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { marketTitle } from '../marketTexts.ts';
import type { MarketNow } from '../useMarketNow.ts';
import classes from './Manage.module.css';
import { marketPlace } from './ownedPlace.ts';
import { type ManageProps, OwnerCall } from './OwnerCall.tsx';
import { Row } from './Row.tsx';

/** What each interval does, for whoever has never tuned an auction. In the order of the contract. */
const FIELDS = [
  ['tuneInterval', 'Corrected every', 'How often the price is corrected where too little was sold.'],
  ['tuneAdjustmentDelay', 'Each correction takes', 'Over how long such a correction comes into force.'],
  ['debtDecayInterval', 'Falls to its floor in', 'Without purchases. Shorter is a steeper fall from now on.'],
] as const satisfies readonly (readonly [keyof Intervals, string, string])[];

type Hours = Record<keyof Intervals, number | null>;
const hoursOf = (seconds: bigint): number => Number(seconds) / Number(HOUR);
const secondsOf = (hours: number | null): bigint | undefined =>
  hours === null || !Number.isFinite(hours) ? undefined : BigInt(Math.round(hours * Number(HOUR)));

type Props = ManageProps & {
  now: MarketNow;
  auction: DutchAuctionMarket;
  minDebtDecayInterval: bigint;
};

/** How fast an auction's price follows what is sold. */
export function IntervalsForm({ market, manager, contracts, now, auction, minDebtDecayInterval }: Props) {
  const [typed, setTyped] = useState<Partial<Hours>>({});
  const hours = (field: keyof Intervals) => (typed[field] === undefined ? hoursOf(auction[field]) : typed[field]);
  const wish = {
    tuneInterval: secondsOf(hours('tuneInterval')),
    tuneAdjustmentDelay: secondsOf(hours('tuneAdjustmentDelay')),
    debtDecayInterval: secondsOf(hours('debtDecayInterval')),
  };
  const reason = intervalsReason(auction, wish, minDebtDecayInterval, now.moment.at);
  return (
    <Row
      title="How fast the price moves"
      text="The price does not jump by a change: it goes on from what it is now. What was sold stays as it is."
    >
      <div className={classes.fields}>
        {FIELDS.map(([field, label, description]) => (
          <DecimalInput
            key={field}
            label={`${label}, in hours`}
            description={description}
            value={hours(field)}
            onChange={(value) => setTyped({ ...typed, [field]: value })}
          />
        ))}
      </div>
      <OwnerCall
        {...{ place: marketPlace(market), manager, contracts, reason }}
        action="intervals"
        label="Change the intervals"
        steps={
          reason === undefined
            ? [
                {
                  key: 'set',
                  call: encodeSetIntervals({ auctioneer: market.auctioneer as Address, id: BigInt(market.marketId) }, wish as Intervals),
                  title: `Change the intervals of “${marketTitle(market)}”`,
                  effect: 'From then on the price is corrected and falls at the new pace.',
                  label: 'Change the intervals',
                },
              ]
            : []
        }
        onDone={() => setTyped({})}
      />
    </Row>
  );
}
