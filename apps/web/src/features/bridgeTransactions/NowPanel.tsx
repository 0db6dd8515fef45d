import { type BridgeAction, EXPLORER_ACTIONS, type NextStep, provingProblem, resendProblem } from '@althing/domain/bridges';
import { longDurationText } from '@althing/domain/display';
import { formatTime } from '../../lib/format/formatDate.ts';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { CancelPart } from './act/CancelPart.tsx';
import { ConfirmButton, ExecuteButton } from './act/FinishButtons.tsx';
import type { TransactionDialogName } from './pageSearch.ts';
import { ProveDialog } from './prove/ProveDialog.tsx';
import { type BridgeTransactionDetail, useWaiting } from './queries.ts';
import { ResendDialog } from './resend/ResendDialog.tsx';
import type { TransactionJourney } from './useJourney.ts';
import classes from './BridgeTransactions.module.css';

export interface NowPanelProps {
  transaction: BridgeTransactionDetail;
  travel: TransactionJourney;
  dialog: TransactionDialogName | undefined;
  onDialog: (dialog: TransactionDialogName | undefined) => void;
}

/** Who has to act next, until when, what stands in the way, and what anybody can do about it. */
export function NowPanel({ transaction, travel, dialog, onDialog }: NowPanelProps) {
  const { step, now } = travel;
  const close = () => onDialog(undefined);
  return (
    <section
      className={classes.now}
      aria-label="What happens now"
      data-tone={step.who === 'nobody' ? 'quiet' : step.action ? 'act' : 'wait'}
    >
      <p className={classes.nowText} role="status">
        {step.sentence}
      </p>
      <Until {...travel} />
      <Obstacles transaction={transaction} />
      <Actions transaction={transaction} action={step.action} onDialog={onDialog} />
      <CancelPart transaction={transaction} now={now} />
      <ResendDialog transaction={transaction} isOnTime={travel.isOnTime} opened={dialog === 'resend'} onClose={close} />
      <ProveDialog transaction={transaction} opened={dialog === 'prove'} onClose={close} />
    </section>
  );
}

/** The one that helps most is filled. */
function Actions({ transaction, action, onDialog }: Pick<NowPanelProps, 'transaction' | 'onDialog'> & { action: BridgeAction | null }) {
  const mayResend = resendProblem(transaction) === null;
  const mayProve = provingProblem(transaction) === null;
  const variantOf = (own: BridgeAction) => (own === action ? 'filled' : 'default');
  if (!mayResend && !mayProve && action !== 'execute' && action !== 'confirm') return null;
  return (
    <div className={classes.inline}>
      {action === 'execute' && <ExecuteButton transaction={transaction} />}
      {action === 'confirm' && <ConfirmButton transaction={transaction} />}
      {mayProve && (
        <ReasonButton variant={variantOf('prove')} onClick={() => onDialog('prove')}>
          {EXPLORER_ACTIONS.execute}
        </ReasonButton>
      )}
      {mayResend && action !== 'execute' && transaction.stage !== 'delayed' && (
        <ReasonButton variant={variantOf('resend')} onClick={() => onDialog('resend')}>
          {EXPLORER_ACTIONS.resend}
        </ReasonButton>
      )}
    </div>
  );
}

/** When the next step is expected. */
export function Until({ step: { until, who }, now, originNow }: Pick<TransactionJourney, 'step' | 'now' | 'originNow'>) {
  if (until === null) return null;
  const left = until - (who === 'bridges' ? originNow : now);
  return <p className={classes.soft}>{untilText(left, who, formatTime(until))}</p>;
}

function untilText(left: number, who: NextStep['who'], time: string): string {
  if (left > 0) return `Expected in ${longDurationText(left)} (${time}).`;
  return who === 'bridges' ? `Taking longer than usual: it was expected by ${time}.` : `Expected any moment (${time}).`;
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
