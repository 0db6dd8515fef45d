import { TRANSFER_WORDS } from '@althing/domain/bridges';
import { longDurationText } from '@althing/domain/display';
import type { Address } from '@althing/domain/units';
import type { ReactNode } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { Money, PresentWorth } from '../../../ui/Money.tsx';
import classes from '../Bridge.module.css';
import type { TokenOnChain, TransferQuote } from '../queries.ts';

export interface SummaryProps {
  place: TokenOnChain;
  to: number;
  quote: TransferQuote | null;
  /** Wei for all chosen bridges. */
  fee: bigint | undefined;
  /** Seconds. */
  duration: number | undefined;
  /** How many of how many bridges have to agree. */
  threshold: number;
  bridges: number;
}

interface RowProps {
  label: string;
  /** What it is for, in a newcomer's words. */
  meaning?: string;
  children: ReactNode;
}

const Row = ({ label, meaning, children }: RowProps) => (
  <div className={classes.sum}>
    <dt>{label}</dt>
    <dd className={classes.sumValue}>{children || <span className={classes.soft}>—</span>}</dd>
    {meaning && <dd className={classes.explained}>{meaning}</dd>}
  </div>
);

/** What leaves, what is taken on the way, what arrives and when, each with what it is for. */
export function Summary({ place, to, quote, fee, duration, threshold, bridges }: SummaryProps) {
  const origin = useChain(place.chainId);
  const destination = useChain(to);
  const { symbol, decimals } = place;
  // Fewer may be chosen than are needed.
  const agreeing = bridges < threshold ? threshold : `${threshold} of ${bridges}`;
  const tokens = (value: string | undefined, sign = '') =>
    value !== undefined && (
      <>
        {value !== '0' && sign}
        <Amount value={value} decimals={decimals} symbol={symbol} as="exact" />
      </>
    );
  return (
    <dl className={classes.sums}>
      <Row label={`Leaves ${origin.name}`}>{tokens(quote?.grossAmount)}</Row>
      <Row label="Platform fee" meaning={TRANSFER_WORDS.platformFee}>
        {tokens(quote?.platformFee, '− ')}
      </Row>
      <Row label="Bridge tax" meaning={TRANSFER_WORDS.tax}>
        {tokens(quote?.bridgeTax, '− ')}
      </Row>
      <Row label={`Arrives on ${destination.name}`}>
        {quote && (
          <strong>
            {tokens(quote.received)}{' '}
            <PresentWorth chainId={place.chainId} token={place.address as Address} value={BigInt(quote.received)} decimals={decimals} />
          </strong>
        )}
      </Row>
      <Row label={bridges > 1 ? `Fees of ${bridges} bridges, at most` : 'Fee of the bridge, at most'} meaning={TRANSFER_WORDS.fee}>
        {fee !== undefined && <Money chainId={place.chainId} value={fee} symbol={origin.nativeCurrency.symbol} as="cost" />}
      </Row>
      <Row label={threshold > 1 ? `Time, until ${agreeing} agree` : 'Time'}>
        {duration !== undefined && `About ${longDurationText(duration)}`}
      </Row>
    </dl>
  );
}
