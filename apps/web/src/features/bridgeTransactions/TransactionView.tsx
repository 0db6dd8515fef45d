import { IconArrowRight } from '@tabler/icons-react';
import { useLive } from '../../lib/live/useLive.ts';
import { liveTopic } from '../../lib/live/topics.ts';
import { formatTime } from '../../lib/format/formatDate.ts';
import { shortenHex } from '../../lib/format/shortenHex.ts';
import { ChainMark } from '../../ui/ChainMark.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/RouterLinks.tsx';
import { Section } from '../../ui/Section.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Facts } from './Facts.tsx';
import { LegCards } from './LegCards.tsx';
import { NowPanel } from './NowPanel.tsx';
import type { TransactionDialogName } from './pageSearch.ts';
import type { BridgeTransactionDetail } from './queries.ts';
import { Timeline } from './Timeline.tsx';
import { TransferAmount, UsdNow } from './TransferText.tsx';
import { useJourney } from './useJourney.ts';
import { badgesOf, kindText } from './wording.ts';
import classes from './BridgeTransactions.module.css';

export interface TransactionViewProps {
  transaction: BridgeTransactionDetail;
  dialog: TransactionDialogName | undefined;
  onDialog: (dialog: TransactionDialogName | undefined) => void;
}

export function TransactionView({ transaction, dialog, onDialog }: TransactionViewProps) {
  const { originChainId, destinationChainId, originFromAddress, createdAt, isResend, messageId } = transaction;
  useLive([liveTopic.bridge(originFromAddress), liveTopic.bridge('all')]);
  const travel = useJourney(transaction);
  return (
    <>
      <PageHeader
        title={kindText(transaction)}
        pageTitle={`${kindText(transaction)} ${shortenHex(messageId)}`}
        eyebrow={<TextLink to="/bridge/transactions">Bridge transactions</TextLink>}
        lead={
          <span className={classes.lead}>
            <span className={classes.chains}>
              <ChainMark chainId={originChainId} withName size={18} />
              <IconArrowRight size={16} stroke={1.8} role="img" aria-label="to" />
              <ChainMark chainId={destinationChainId} withName size={18} />
            </span>
            <Gross transaction={transaction} />
            <span>Sent {formatTime(createdAt)}</span>
            {badgesOf(transaction).map(({ label, tone }) => (
              <StatusBadge key={label} tone={tone}>
                {label}
              </StatusBadge>
            ))}
            {isResend && <StatusBadge tone="quiet">Sent again</StatusBadge>}
          </span>
        }
      />
      <div className={classes.page}>
        <NowPanel transaction={transaction} travel={travel} dialog={dialog} onDialog={onDialog} />
        <Section title="Bridges" description="Each bridge carries the same content, and the destination counts the bridges that agree.">
          <LegCards transaction={transaction} travel={travel} />
        </Section>
        <div className={classes.halves}>
          <div>
            <Section title="Its way" variant="card">
              <Timeline transaction={transaction} now={travel.now} />
            </Section>
          </div>
          <div>
            <Section title="Details" variant="card">
              <Facts transaction={transaction} sendings={travel.sendings} />
            </Section>
          </div>
        </div>
      </div>
    </>
  );
}

function Gross({ transaction }: { transaction: BridgeTransactionDetail }) {
  const { originTokenGrossAmount: gross, originTokenGrossAmountUsd } = transaction;
  if (gross === null) return null;
  return (
    <span className={classes.inline}>
      <strong>
        <TransferAmount transaction={transaction} value={gross} as="exact" />
      </strong>
      <UsdNow value={originTokenGrossAmountUsd} />
    </span>
  );
}
