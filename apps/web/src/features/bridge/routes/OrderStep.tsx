import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import classes from '../Bridge.module.css';
import type { RouteOrder } from './useRouteOrder.ts';

export interface OrderStepProps {
  /** Of the bridge. */
  name: string;
  order: RouteOrder;
  /** Why nothing can be ordered; undefined where it can. */
  reason: string | undefined;
}

/** Has a transfer ordered of a bridge that brings only what was ordered of it. */
export function OrderStep({ name, order: { offer, order, isAsking, error }, reason }: OrderStepProps) {
  return (
    <div className={classes.step}>
      <p className={classes.soft}>
        {name} brings what was ordered of it. An order names you, the recipient and the least that arrives; it is good for a minute and for
        one transfer, and costs nothing until you send it.
      </p>
      <p role="status" className={classes.soft}>
        {offer ? `Ordered of ${name}, and as you asked. Move it within a minute.` : ''}
      </p>
      {error && (
        <p role="alert" className={classes.refusal}>
          {error.message}
        </p>
      )}
      {!offer && (
        <ReasonButton loading={isAsking} reason={reason} onClick={order}>
          {`Order over ${name}`}
        </ReasonButton>
      )}
    </div>
  );
}
