import { ROUTE_ORDERS, type RouteOrder } from '@althing/domain/bridges';
import { durationText } from '@althing/domain/display';
import { usdText } from '@althing/domain/treasury';
import { SegmentedControl } from '@mantine/core';
import { useChain } from '../../../lib/config/useChain.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import classes from '../Bridge.module.css';
import type { RouteItem } from './queries.ts';
import { type OfferedRoute, type RouteEnds, sortedRoutes } from './routeChoice.ts';

export interface RouteOptionsProps {
  items: readonly RouteItem[];
  ends: RouteEnds;
  order: RouteOrder;
  chosen: string | undefined;
  onOrder: (order: RouteOrder) => void;
  onChoose: (provider: RouteItem['provider']) => void;
}

const ORDER_WORDS: Readonly<Record<RouteOrder, string>> = { received: 'Arrives', cost: 'Cost', time: 'Time' };

/** Every bridge of the second set: what arrives over it, what it costs and how long it takes, or why it cannot be taken. */
export function RouteOptions({ items, ends, order, chosen, onOrder, onChoose }: RouteOptionsProps) {
  const { offered, refused } = sortedRoutes(items, order);
  return (
    <fieldset className={classes.bridges}>
      <div className={classes.routesHead}>
        <legend className={classes.label}>Routes</legend>
        <span className={classes.order}>
          <span id="route-order" className={classes.soft}>
            Best first by
          </span>
          <SegmentedControl
            size="xs"
            aria-labelledby="route-order"
            data={ROUTE_ORDERS.map((value) => ({ value, label: ORDER_WORDS[value] }))}
            value={order}
            onChange={(value) => onOrder(ROUTE_ORDERS.find((each) => each === value)!)}
          />
        </span>
      </div>
      <ul className={classes.options} aria-label="Routes">
        {offered.map((route) => (
          <Route
            key={route.provider}
            route={route}
            ends={ends}
            isChosen={route.provider === chosen}
            onChoose={() => onChoose(route.provider)}
          />
        ))}
        {refused.map(({ provider, name, refusal }) => (
          <li key={provider} className={classes.option} data-off>
            <span className={classes.optionName}>{name}</span>
            <p className={classes.refusal}>{refusal}</p>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Route({ route: { name, offer, marks }, ends: { token, origin, destination }, isChosen, onChoose }: RouteProps) {
  const { nativeCurrency } = useChain(origin.chainId);
  return (
    <li className={classes.option} data-on={isChosen || undefined}>
      <label className={classes.optionHead}>
        <input type="radio" name="route" className={classes.tick} checked={isChosen} onChange={onChoose} />
        <span className={classes.optionName}>{name}</span>
        <span className={classes.optionFacts}>
          <Amount value={offer.received} decimals={destination.decimals} symbol={token.symbol} /> · about {durationText(offer.seconds)}
        </span>
      </label>
      <p className={classes.routeFacts}>
        {offer.nativeFee === '0' ? (
          'Its fee is taken from the amount'
        ) : (
          <>
            Fee <Amount value={offer.nativeFee} symbol={nativeCurrency.symbol} as="cost" />
          </>
        )}
        {offer.cost !== null && ` · ${usdText(offer.cost)} in all`}
      </p>
      {marks.length > 0 && (
        <span className={classes.marks}>
          {marks.map((mark) => (
            <StatusBadge key={mark} tone="good">
              {mark}
            </StatusBadge>
          ))}
        </span>
      )}
    </li>
  );
}

interface RouteProps {
  route: OfferedRoute;
  ends: RouteEnds;
  isChosen: boolean;
  onChoose: () => void;
}
