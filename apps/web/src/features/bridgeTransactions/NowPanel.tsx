import { longDurationText } from '@althing/domain/display';
import { formatTime } from '../../lib/format/formatDate.ts';
import type { TransactionDialogName } from './pageSearch.ts';
import { type BridgeTransactionDetail, useWaiting } from './queries.ts';
import type { TransactionJourney } from './useJourney.ts';
import classes from './BridgeTransactions.module.css';

export interface NowPanelProps {
  transaction: BridgeTransactionDetail;
  travel: TransactionJourney;
  dialog: TransactionDialogName | undefined;
  onDialog: (dialog: TransactionDialogName | undefined) => void;
}

/** Who has to act next, until when, and what stands in the way. */
export function NowPanel({ transaction, travel }: NowPanelProps) {
  const { step, now } = travel;
  return (
    <section
      className={classes.now}
      aria-label="What happens now"
      data-tone={step.who === 'nobody' ? 'quiet' : step.action ? 'act' : 'wait'}
    >
      <p className={classes.nowText} role="status">
        {step.sentence}
      </p>
      <Until until={step.until} now={now} />
      <Obstacles transaction={transaction} />
    </section>
  );
}

function Until({ until, now }: { until: number | null; now: number }) {
  if (until === null) return null;
  return (
    <p className={classes.soft}>
      {until > now ? `Expected in ${longDurationText(until - now)}` : 'Expected any moment'} ({formatTime(until)}).
    </p>
  );
}

/** What the destination says now of a transfer or message that only waits to be executed. */
function Obstacles({ transaction: { id, stage } }: { transaction: BridgeTransactionDetail }) {
  const { data } = useWaiting(id, stage === 'executable' || stage === 'confirmable');
  if (!data || data.obstacles.length === 0) return null;
  return (
    <ul className={classes.obstacles} aria-label="What stands in its way">
      {data.obstacles.map(({ reason, sentence, until }) => (
        <li key={`${reason} ${sentence}`}>
          {sentence}
          {until !== null && ` From ${formatTime(until)} on, unless something else uses the same limit.`}
        </li>
      ))}
    </ul>
  );
}
