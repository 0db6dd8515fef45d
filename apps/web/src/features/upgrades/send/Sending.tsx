import type { OrganisationDetail, UpgradeProposal, UpgradeSending } from '@althing/domain/http';
import { isUpgradeSettled, upgradeSentence } from '@althing/domain/upgrades';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { Suspense } from 'react';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { StatusBadge, type Tone } from '../../../ui/StatusBadge.tsx';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { useActor } from '../../governance/index.ts';
import { SafeSending } from '../../safes/index.ts';
import { nameAddressIn } from '../../transactions/index.ts';
import { TransactionCalls } from '../content/TransactionCalls.tsx';
import { TransactionFacts } from '../content/TransactionFacts.tsx';
import classes from '../Upgrades.module.css';
import { CallsSending } from './CallsSending.tsx';
import { GovernorPartBadge, GovernorSending } from './GovernorSending.tsx';
import { lackingText } from './lackingText.ts';
import { VoteInstead } from './VoteInstead.tsx';

export interface SendingProps {
  proposal: UpgradeProposal;
  organisation: OrganisationDetail;
  onSent: () => void;
}

type Transaction = UpgradeProposal['transactions'][number];

/** What is sent on which chain by whom, how far each part is, and what the reader can do for it now. */
export function Sending({ proposal, organisation, onSent }: SendingProps) {
  const { transactions } = proposal;
  if (transactions.length === 0) return <p className={classes.note}>Nothing for any chain: it is about the record alone.</p>;
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
  const isReady = isUnderWay && progress?.isReady === true;
  const text = { ...proposal, planHash: proposal.planHash as Hex };
  const badge = badgeOf(proposal, progress);
  const record = { contracts: organisation.contracts, leaving: proposal.leaving, isSettled: isUpgradeSettled(proposal.state) };
  return (
    <>
      <p className={classes.head}>
        <ChainMark chainId={transaction.chainId} withName size={20} />
        {isReady && sending?.type === 'governor' ? (
          <GovernorPartBadge {...{ transaction, organisation, governor: sending.governor, text }} />
        ) : (
          badge && <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>
        )}
      </p>
      <TransactionFacts transaction={transaction} record={record} />
      <TransactionCalls transaction={transaction} organisation={organisation} />
      {isUnderWay && progress && !progress.isDone && !progress.isReady && (
        <p className={classes.note}>Waits for {transaction.after.length === 1 ? 'the part' : 'the parts'} before it.</p>
      )}
      {isUnderWay && progress && !progress.isDone && progress.difference !== null && (
        <Lacking {...{ proposal, organisation, transaction }} difference={progress.difference} />
      )}
      {isReady && sending && (
        <Suspense fallback={<LineSkeletons lines={2} />}>
          <How {...{ proposal, organisation, onSent, transaction, sending }} />
        </Suspense>
      )}
    </>
  );
}

interface LackingProps extends Pick<SendingProps, 'proposal' | 'organisation'> {
  difference: NonNullable<UpgradeProposal['progress'][number]['difference']>;
  transaction: Transaction;
}

/** The first thing that the chain does not say yet. */
function Lacking({ difference, transaction, proposal, organisation: { contracts, token } }: LackingProps) {
  const { account } = useActor();
  const { chainId } = transaction;
  const known = nameAddressIn(contracts, chainId, account ?? undefined);
  // A Safe that is added is in no record yet, but sends what comes later.
  const nameAddress = (address: string) => {
    const sends = proposal.transactions.find((each) => each.chainId === chainId && sameAddress(each.sender.address, address));
    return known(address) ?? (sends?.sender.name ? `new ${sends.sender.name}` : undefined);
  };
  const adds = transaction.purposes.some(({ type }) => type === 'add' || type === 'create-sender');
  if (adds && difference.actual === null) return <p className={classes.note}>What it adds is not on the chain yet.</p>;
  return <p className={classes.note}>{lackingText(difference, { symbol: token?.symbol ?? '', nameAddress })}</p>;
}

function badgeOf(
  { state, progress: all }: UpgradeProposal,
  progress: UpgradeProposal['progress'][number] | undefined,
): { tone: Tone; text: string } | undefined {
  if (progress?.isDone || state === 'executed' || state === 'registered') return { tone: 'good', text: 'done' };
  if (state === 'expired' && all.some(({ isDone }) => isDone)) return { tone: 'bad', text: 'not done' };
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
      const content = { to: to as Address, value: BigInt(value), data: data as Hex, operation };
      const place = { chainId: transaction.chainId, safe: safe as Address };
      return (
        <>
          <SafeSending
            place={place}
            organisation={organisation}
            content={content}
            title={transaction.purposes.map(upgradeSentence).join('. ')}
          />
          <VoteInstead
            {...place}
            organisation={organisation}
            content={content}
            text={{ ...proposal, planHash: proposal.planHash as Hex }}
          />
        </>
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
