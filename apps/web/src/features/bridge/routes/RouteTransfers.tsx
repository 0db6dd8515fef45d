import { GENERIC_BRIDGE_FACTS, ROUTE_STATE_WORDS } from '@althing/domain/bridges';
import type { RouteTransfer } from '@althing/domain/http';
import { liveTopic } from '../../../lib/live/topics.ts';
import { useLive } from '../../../lib/live/useLive.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { RouteBadge, RouteSteps } from '../../../ui/RouteSteps.tsx';
import { TextLink } from '../../../ui/RouterLinks.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { KnownAddress } from '../../transactions/index.ts';
import classes from '../Bridge.module.css';
import { useRouteTransfers } from './queries.ts';

/** The reader's newest transfers over the second set, kept by the server, so that they are here on every device and after a reload. */
export function RouteTransfers({ account }: { account: string }) {
  useLive([liveTopic.bridge(account)]);
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
  const { id, provider, token, state, originChainId, destinationChainId, amount, originDecimals, recipient } = transfer;
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
        <RouteBadge state={state} />
      </div>
      <p className={classes.under}>
        for <KnownAddress address={recipient} chainId={destinationChainId} />
      </p>
      <RouteSteps transfer={transfer} />
      <p className={classes.under}>
        <TextLink to="/bridge/transactions/$id" params={{ id }}>
          {state === 'queued' ? 'Have it given out' : 'All about this transfer'}
        </TextLink>
      </p>
    </article>
  );
}
