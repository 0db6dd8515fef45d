import type { OrganisationDetail, UpgradeProposal, UpgradeSending } from '@althing/domain/http';
import { upgradeSentence } from '@althing/domain/upgrades';
import type { Address, Hex } from '@althing/domain/units';
import { Suspense } from 'react';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { StatusBadge, type Tone } from '../../../ui/StatusBadge.tsx';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { SafeSending } from '../../safes/index.ts';
import { TransactionCalls } from '../content/TransactionCalls.tsx';
import { TransactionFacts } from '../content/TransactionFacts.tsx';
import classes from '../Upgrades.module.css';
import { CallsSending } from './CallsSending.tsx';
import { GovernorSending } from './GovernorSending.tsx';

export interface SendingProps {
  proposal: UpgradeProposal;
  organisation: OrganisationDetail;
  onSent: () => void;
}

type Transaction = UpgradeProposal['transactions'][number];

/** What is sent on which chain by whom, how far each part is, and what the reader can do for it now. */
export function Sending({ proposal, organisation, onSent }: SendingProps) {
  const { transactions } = proposal;
  if (transactions.length === 0) return <p className={classes.note}>Nothing is sent to any chain: only the record changes.</p>;
  return (
    <ol className={classes.planned} aria-label="Transactions">
      {transactions.map((transaction, index) => (
        <li key={transaction.id} className={classes.plannedOne} aria-label={`Transaction ${transaction.id}`}>
          <One {...{ proposal, organisation, onSent, transaction }} sending={proposal.sending[index]} />
        </li>
      ))}
    </ol>
  );
}

function One({
  proposal,
  organisation,
  onSent,
  transaction,
  sending,
}: SendingProps & { transaction: Transaction; sending: UpgradeSending | undefined }) {
  const progress = proposal.progress.find(({ transactionId }) => transactionId === transaction.id);
  const isUnderWay = proposal.state === 'executing';
  const badge = badgeOf(proposal, progress);
  return (
    <>
      <p className={classes.head}>
        <ChainMark chainId={transaction.chainId} withName size={20} />
        {badge && <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>}
      </p>
      <TransactionFacts transaction={transaction} />
      <TransactionCalls transaction={transaction} organisation={organisation} />
      {isUnderWay && progress && !progress.isDone && !progress.isReady && (
        <p className={classes.note}>Waits for {transaction.after.length === 1 ? 'the part' : 'the parts'} before it.</p>
      )}
      {isUnderWay && progress && !progress.isDone && progress.difference !== null && <p className={classes.note}>{progress.difference}.</p>}
      {isUnderWay && progress?.isReady && sending && (
        <Suspense fallback={<LineSkeletons lines={2} />}>
          <How {...{ proposal, organisation, onSent, transaction, sending }} />
        </Suspense>
      )}
    </>
  );
}

function badgeOf(
  { state }: UpgradeProposal,
  progress: UpgradeProposal['progress'][number] | undefined,
): { tone: Tone; text: string } | undefined {
  if (progress?.isDone || state === 'executed' || state === 'registered') return { tone: 'good', text: 'done' };
  if (state !== 'executing') return undefined;
  return progress?.isReady ? { tone: 'waiting', text: 'to be sent' } : { tone: 'quiet', text: 'later' };
}

function How({
  proposal,
  organisation,
  onSent,
  transaction,
  sending,
}: SendingProps & { transaction: Transaction; sending: UpgradeSending }) {
  switch (sending.type) {
    case 'safe': {
      const { safe, to, value, data, operation } = sending;
      return (
        <SafeSending
          place={{ chainId: transaction.chainId, safe: safe as Address }}
          organisation={organisation}
          content={{ to: to as Address, value: BigInt(value), data: data as Hex, operation }}
          title={transaction.purposes.map(upgradeSentence).join('. ')}
        />
      );
    }
    case 'governor':
      return (
        <GovernorSending
          transaction={transaction}
          organisation={organisation}
          governor={sending.governor}
          description={sending.description}
          text={{ ...proposal, planHash: proposal.planHash as Hex }}
        />
      );
    case 'calls':
      return <CallsSending transaction={transaction} organisation={organisation} proposalId={proposal.id} onConfirmed={onSent} />;
  }
}
