import { GENERIC_BRIDGE_FACTS, ROUTE_STATE_WORDS, type RouteState } from '@althing/domain/bridges';
import { longDurationText } from '@althing/domain/display';
import type { RouteTransfer } from '@althing/domain/http';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { StatusBadge, type Tone } from '../../../ui/StatusBadge.tsx';
import { type StepItem, StepList } from '../../../ui/StepList.tsx';
import { KnownAddress } from '../../transactions/index.ts';
import classes from '../Bridge.module.css';
import { useRouteTransfers } from './queries.ts';

const TONES: Readonly<Record<RouteState, Tone>> = { sent: 'neutral', arrived: 'good', expired: 'bad', lost: 'bad' };

/** The reader's newest transfers over the second set, kept by the server, so that they are here on every device and after a reload. */
export function RouteTransfers({ account }: { account: string }) {
  const { data, error, refetch } = useRouteTransfers(account);
  return (
    <Section
      title="Your transfers"
      description="What you sent or get over these bridges, newest first. They go on whether or not this page is open."
    >
      {error && !data && <ErrorState title="Your transfers could not be read" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LineSkeletons lines={4} />}
      {data?.items.length === 0 && (
        <EmptyState title="Nothing moved yet">Once you move tokens, they are shown here until they have arrived.</EmptyState>
      )}
      <div className={classes.transfers}>
        {data?.items.map((transfer) => (
          <Card key={transfer.id} transfer={transfer} />
        ))}
      </div>
    </Section>
  );
}

function Card({ transfer }: { transfer: RouteTransfer }) {
  const { provider, token, state, originChainId, destinationChainId, amount, originDecimals, recipient } = transfer;
  const { name } = GENERIC_BRIDGE_FACTS[provider];
  const { label } = ROUTE_STATE_WORDS[state];
  return (
    <article className={classes.transfer} aria-label={`${token.symbol} over ${name}, ${label}`}>
      <div className={classes.transferHead}>
        <strong className={classes.figure}>
          <Amount value={amount} decimals={originDecimals} symbol={token.symbol} />
        </strong>
        <span className={classes.way}>
          <ChainMark chainId={originChainId} withName size={16} /> → <ChainMark chainId={destinationChainId} withName size={16} />
        </span>
        <StatusBadge tone={TONES[state]}>{label}</StatusBadge>
      </div>
      <p className={classes.under}>
        for <KnownAddress address={recipient} chainId={destinationChainId} />
      </p>
      <Steps transfer={transfer} name={name} />
    </article>
  );
}

function arrivalStep({ state, deadline, seconds, arrivedAt, received, destinationDecimals, token }: RouteTransfer, name: string): StepItem {
  const until = deadline === null ? '' : ` It may be brought until ${formatTime(deadline)}.`;
  if (state === 'arrived')
    return {
      id: 'arrival',
      title: `${name} has brought it`,
      state: 'done',
      detail: <Amount value={received} decimals={destinationDecimals} symbol={token.symbol} as="exact" />,
      ...(arrivedAt === null ? {} : { aside: formatTime(arrivedAt) }),
    };
  if (state === 'expired')
    return { id: 'arrival', title: ROUTE_STATE_WORDS.expired.label, state: 'failed', detail: ROUTE_STATE_WORDS.expired.meaning };
  const detail = `${ROUTE_STATE_WORDS.sent.meaning} Usually within about ${longDurationText(seconds)}.${until}`;
  return { id: 'arrival', title: `${name} brings it`, state: 'current', detail };
}

const Steps = ({ transfer, name }: { transfer: RouteTransfer; name: string }) => (
  <StepList
    label="Progress of the transfer"
    steps={
      transfer.state === 'lost'
        ? [{ id: 'departure', title: ROUTE_STATE_WORDS.lost.label, state: 'failed', detail: ROUTE_STATE_WORDS.lost.meaning }]
        : [{ id: 'departure', title: 'Left', state: 'done', aside: formatTime(transfer.sentAt) }, arrivalStep(transfer, name)]
    }
  />
);
