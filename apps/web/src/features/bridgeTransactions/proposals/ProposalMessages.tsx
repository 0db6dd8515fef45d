import { type OutgoingMessage, messagesIn } from '@althing/bindings';
import { MESSAGE_STAGE_LABELS } from '@althing/domain/bridges';
import type { Address, Hex } from '@althing/domain/units';
import { getAddress } from 'viem';
import { useChain } from '../../../lib/config/useChain.ts';
import { useLive } from '../../../lib/live/useLive.ts';
import { liveTopic } from '../../../lib/live/topics.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextLink } from '../../../ui/RouterLinks.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import type { ProposalView } from '../../governance/index.ts';
import { CancelPart } from '../act/CancelPart.tsx';
import { BridgeMarks } from '../BridgeMarks.tsx';
import classes from '../BridgeTransactions.module.css';
import { Until } from '../NowPanel.tsx';
import { type BridgeTransactionDetail, useBridgeTransaction, useBridgeTransactionsOf } from '../queries.ts';
import { STAGE_TONES } from '../stageTones.ts';
import { useJourney } from '../useJourney.ts';
import { agreementText } from '../wording.ts';

function sentBy({ proposal, organisation }: ProposalView): OutgoingMessage[] {
  const own = organisation.contracts.filter(({ kind, chainId }) => kind === 'messageController' && chainId === proposal.chainId);
  return messagesIn(
    proposal.actions.map(({ target, calldata }) => ({ to: getAddress(target), data: calldata as Hex })),
    own.map(({ address }) => address as Address),
  );
}

/** What became of the messages that an executed proposal has sent to other chains. Nothing where it sent none. */
export function ProposalMessages({ view }: { view: ProposalView }) {
  const messages = sentBy(view);
  return messages.length === 0 ? null : <Sent view={view} />;
}

function Sent({ view: { proposal, organisation } }: { view: ProposalView }) {
  useLive([liveTopic.bridge(organisation.id)]);
  const sent = useBridgeTransactionsOf(proposal.executedIn ?? undefined);
  const own = sent.data?.items.filter(
    ({ originChainId, messageType, isVotes }) => originChainId === proposal.chainId && messageType === 'message' && !isVotes,
  );
  return (
    <Section title="On other chains" description="What the proposal has sent there, and what became of it.">
      {sent.isError && !sent.data && (
        <ErrorState title="What was sent could not be read" error={sent.error} onRetry={() => void sent.refetch()} />
      )}
      {sent.isPending && <LineSkeletons lines={3} />}
      {own?.length === 0 && <p className={classes.soft}>It appears here as soon as its block is indexed.</p>}
      {own && (
        <ul className={classes.fates} aria-label="Messages to other chains">
          {own.map(({ id }) => (
            <li key={id} className={classes.fate}>
              <Fate id={id} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Fate({ id }: { id: string }) {
  const { data, error, refetch } = useBridgeTransaction(id);
  if (data) return <Known transaction={data} />;
  return error ? (
    <ErrorState title="This message could not be read" error={error} onRetry={() => void refetch()} />
  ) : (
    <LineSkeletons lines={3} />
  );
}

function Known({ transaction }: { transaction: BridgeTransactionDetail }) {
  const travel = useJourney(transaction);
  const { name } = useChain(transaction.destinationChainId);
  return (
    <>
      <div className={classes.fateHead}>
        <strong>To {name}</strong>
        <StatusBadge tone={STAGE_TONES[transaction.stage]}>{MESSAGE_STAGE_LABELS[transaction.stage]}</StatusBadge>
        <span className={classes.soft}>{agreementText(transaction)}</span>
      </div>
      <BridgeMarks legs={transaction.legs} />
      <p className={classes.fateText} role="status">
        {travel.step.sentence}
      </p>
      <Until {...travel} />
      <CancelPart transaction={transaction} now={travel.now} />
      <TextLink to="/bridge/transactions/$id" params={{ id: transaction.id }}>
        Every step of this message
      </TextLink>
    </>
  );
}
