import { bridgeName } from '@althing/domain/bridges';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import type { BridgeLeg } from './queries.ts';
import classes from './BridgeTransactions.module.css';

const STATES = {
  arrived: { Icon: IconCheck, text: 'has brought it' },
  stuck: { Icon: IconAlertTriangle, text: 'needs somebody' },
  coming: { Icon: IconClock, text: 'is on its way' },
} as const;

const stateOf = ({ needsRetry, status }: BridgeLeg): keyof typeof STATES =>
  needsRetry ? 'stuck' : status === 'completed' ? 'arrived' : 'coming';

/** The bridges of a transaction, each with how far it is. */
export function BridgeMarks({ legs }: { legs: readonly BridgeLeg[] }) {
  return (
    <ul className={classes.marks}>
      {legs.map((leg) => {
        const state = stateOf(leg);
        const { Icon, text } = STATES[state];
        return (
          <li key={leg.adapter} className={classes.mark} data-state={state}>
            <Icon size={14} stroke={2} role="img" aria-label={text} />
            {bridgeName(leg.bridge)}
          </li>
        );
      })}
    </ul>
  );
}
