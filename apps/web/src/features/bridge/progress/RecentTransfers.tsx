import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invalidate } from '../../../lib/query/invalidate.ts';
import { liveTopic } from '../../../lib/live/topics.ts';
import { useLive } from '../../../lib/live/useLive.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextLink } from '../../../ui/RouterLinks.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LineSkeletons, Loading, Skeleton } from '../../../ui/Skeletons.tsx';
import classes from '../Bridge.module.css';
import { useRecentTransfers } from '../queries.ts';
import { TransferCard } from './TransferCard.tsx';

export interface RecentTransfersProps {
  account: string;
  /** Hash of the transaction by which the last one left, which the server may not have read yet. */
  sent: string | undefined;
}

/** The reader's newest transfers, kept by the server, so that they are here on every device and after a reload. */
export function RecentTransfers({ account, sent }: RecentTransfersProps) {
  const { data, error, refetch } = useRecentTransfers(account);
  useLive([liveTopic.bridge(account)]);
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(sent);
  useEffect(() => {
    // Not after a reload: only what was sent just now is what somebody wants to see.
    if (sent !== undefined && sent !== before.current) place.current?.scrollIntoView({ block: 'start' });
    before.current = sent;
  }, [sent]);
  const isRead = data?.items.some(({ originTransactionHash }) => originTransactionHash === sent);
  const client = useQueryClient();
  useEffect(() => {
    // It has used limits by now, of which an answer from just before may have been shown.
    if (isRead) void invalidate(client, 'GET /api/v1/bridge/limits/:address');
  }, [isRead, client]);
  return (
    <div ref={place} className={classes.progress}>
      <Section title="Your transfers" description="What you sent or get, newest first. They go on whether or not this page is open.">
        {error && !data && <ErrorState title="Your transfers could not be read" error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LineSkeletons lines={4} />}
        {data && (
          <div className={classes.transfers}>
            {sent && !isRead && (
              <div className={classes.transfer} role="status">
                <p className={classes.under}>The chain has your transfer. It is being read, and appears here in a moment.</p>
                <Loading>
                  <Skeleton height={90} />
                </Loading>
              </div>
            )}
            {data.items.map((transaction, index) => (
              <TransferCard key={transaction.id} transaction={transaction} isOpen={index === 0 || transaction.executedAt === null} />
            ))}
            {data.items.length === 0 && !sent && (
              <EmptyState title="Nothing moved yet">
                Once you move tokens, every bridge’s part is shown here until they have arrived.
              </EmptyState>
            )}
            {data.nextCursor !== null && (
              <p className={classes.under}>
                <TextLink to="/bridge/transactions" search={{ find: account }}>
                  All your transfers
                </TextLink>
              </p>
            )}
          </div>
        )}
      </Section>
    </div>
  );
}
