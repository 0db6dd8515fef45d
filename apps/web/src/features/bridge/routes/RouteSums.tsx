import { longDurationText } from '@althing/domain/display';
import type { ReactNode } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { Money } from '../../../ui/Money.tsx';
import classes from '../Bridge.module.css';
import type { OfferedRoute, RouteEnds } from './routeChoice.ts';

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.sum}>
    <dt>{label}</dt>
    <dd className={classes.sumValue}>{children || <span className={classes.soft}>—</span>}</dd>
  </div>
);

export interface RouteSumsProps {
  ends: RouteEnds;
  /** Units that leave. */
  amount: bigint | undefined;
  route: OfferedRoute | undefined;
}

/** What leaves, what arrives at least, what the bridge is paid and how long it takes. */
export function RouteSums({ ends: { token, origin, destination }, amount, route }: RouteSumsProps) {
  const [from, to] = [useChain(origin.chainId), useChain(destination.chainId)];
  return (
    <dl className={classes.sums}>
      <Row label={`Leaves ${from.name}`}>
        {amount !== undefined && <Amount value={amount} decimals={origin.decimals} symbol={token.symbol} as="exact" />}
      </Row>
      <Row label="Bridge">{route?.name}</Row>
      <Row label={`Arrives on ${to.name}, at least`}>
        {route && (
          <strong>
            <Amount value={route.offer.received} decimals={destination.decimals} symbol={token.symbol} as="exact" />
          </strong>
        )}
      </Row>
      <Row label="Fee of the bridge, at most">
        {route && <Money chainId={origin.chainId} value={route.offer.nativeFee} symbol={from.nativeCurrency.symbol} as="cost" />}
      </Row>
      <Row label="Time">{route && `About ${longDurationText(route.offer.seconds)}`}</Row>
    </dl>
  );
}
