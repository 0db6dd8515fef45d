import { GENERIC_BRIDGE_FACTS, ROUTE_STATE_WORDS } from '@althing/domain/bridges';
import type { RouteTransfer } from '@althing/domain/http';
import type { Hex } from '@althing/domain/units';
import { useChain } from '../../../lib/config/useChain.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { ApiError } from '../../../lib/http/apiError.ts';
import { liveTopic } from '../../../lib/live/topics.ts';
import { useLive } from '../../../lib/live/useLive.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { LinkButton, TextLink } from '../../../ui/RouterLinks.tsx';
import { RouteBadge, RouteSteps } from '../../../ui/RouteSteps.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { TransactionHash } from '../../../ui/TransactionHash.tsx';
import { KnownAddress } from '../../transactions/index.ts';
import classes from '../BridgeTransactions.module.css';
import { OrganisationLink } from '../OrganisationLink.tsx';
import { ExplorerLink } from '../ExplorerLink.tsx';
import { Chains } from './Chains.tsx';
import { GiveOut } from './GiveOut.tsx';
import { useRouteTransfer } from './queries.ts';

/** A transfer over a bridge of others: how far it is, and who has to act next. */
export function RouteTransferPage({ id }: { id: string }) {
  const { data, isError, error, refetch } = useRouteTransfer(id);
  useLive([liveTopic.bridge('all')]);
  if (data) return <RouteTransferView transfer={data} />;
  const isUnknown = error instanceof ApiError && error.isNotFound;
  return (
    <>
      <PageHeader title="Transfer over a bridge of others" />
      {isUnknown ? (
        <EmptyState title="No such transfer" action={<LinkButton to="/bridge/transactions">All bridge transactions</LinkButton>}>
          Only transfers that were sent from the bridge page here are known.
        </EmptyState>
      ) : isError ? (
        <ErrorState title="The transfer could not be read" error={error} onRetry={() => void refetch()} />
      ) : (
        <LineSkeletons lines={8} />
      )}
    </>
  );
}

const TONES: Readonly<Partial<Record<RouteTransfer['state'], string>>> = { sent: 'wait', queued: 'act' };

/** Who has to do something so that it goes on, and what the reader can do. */
function next({ state, provider }: RouteTransfer): string {
  const { name } = GENERIC_BRIDGE_FACTS[provider];
  if (state === 'sent') return `${name} acts next. ${ROUTE_STATE_WORDS.sent.meaning} You need not keep this page open.`;
  if (state === 'arrived') return 'Nobody has to do anything any more.';
  return ROUTE_STATE_WORDS[state].meaning;
}

function RouteTransferView({ transfer }: { transfer: RouteTransfer }) {
  const { token, amount, originDecimals, originChainId, destinationChainId, provider, state, sentAt } = transfer;
  const [origin, destination] = [useChain(originChainId), useChain(destinationChainId)];
  return (
    <>
      <PageHeader
        title={`Transfer over ${GENERIC_BRIDGE_FACTS[provider].name}`}
        pageTitle={`${token.symbol} from ${origin.name} to ${destination.name}`}
        eyebrow={<TextLink to="/bridge/transactions">Bridge transactions</TextLink>}
        lead={
          <span className={classes.lead}>
            <Chains transfer={transfer} size={18} />
            <strong>
              <Amount value={amount} decimals={originDecimals} symbol={token.symbol} />
            </strong>
            <span>Sent {formatTime(sentAt)}</span>
            <RouteBadge state={state} />
          </span>
        }
      />
      <div className={classes.page}>
        <section className={classes.now} aria-label="What happens now" data-tone={TONES[state] ?? 'quiet'}>
          <p className={classes.nowText} role="status">
            {next(transfer)}
          </p>
          {transfer.queue && <GiveOut transfer={transfer} queue={transfer.queue} />}
        </section>
        <div className={classes.halves}>
          <div>
            <Section title="Its way" variant="card">
              <RouteSteps transfer={transfer} />
              <ExplorerLink bridge={provider} part={{ originChainId, transactionHash: transfer.transactionHash as Hex, id: null }} />
            </Section>
          </div>
          <div>
            <Section title="Details" variant="card">
              <Facts transfer={transfer} />
            </Section>
          </div>
        </div>
      </div>
    </>
  );
}

function Facts({ transfer }: { transfer: RouteTransfer }) {
  const { sender, recipient, originChainId, destinationChainId, token, amount, originDecimals, received, destinationDecimals } = transfer;
  const { organisation, transactionHash, arrivedTransactionHash, state, deadline, refund } = transfer;
  return (
    <KeyValueList
      items={[
        ...(organisation ? [{ label: 'Organisation', value: <OrganisationLink organisation={organisation} /> }] : []),
        { label: 'Sent by', value: <KnownAddress address={sender} chainId={originChainId} /> },
        { label: 'Recipient', value: <KnownAddress address={recipient} chainId={destinationChainId} /> },
        { label: 'Left', value: <Amount value={amount} decimals={originDecimals} symbol={token.symbol} /> },
        {
          label: state === 'arrived' ? 'Arrived' : 'Arrives at least',
          value: <Amount value={received} decimals={destinationDecimals} symbol={token.symbol} />,
        },
        { label: 'Origin transaction', value: <TransactionHash hash={transactionHash} chainId={originChainId} /> },
        {
          label: 'Transaction of the arrival',
          value: arrivedTransactionHash ? (
            <TransactionHash hash={arrivedTransactionHash} chainId={destinationChainId} />
          ) : state === 'refunded' ? (
            'None'
          ) : (
            'Not yet'
          ),
        },
        ...(refund === null
          ? []
          : [{ label: 'Given back by', value: <TransactionHash hash={refund.transactionHash} chainId={refund.chainId} /> }]),
        ...(deadline === null ? [] : [{ label: 'May be brought until', value: formatTime(deadline) }]),
      ]}
    />
  );
}
