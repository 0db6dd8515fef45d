import { SAFE_LIMITS, type SafeFacts } from '@althing/domain/safes';
import { Button } from '@mantine/core';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { isOwnSafeService, safeServiceUrl } from '../../../lib/safe/safeService.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { CardSkeletons } from '../../../ui/Skeletons.tsx';
import classes from '../Safes.module.css';
import type { SafePlace } from '../service/queries.ts';
import type { SafeOrganisation } from '../useSafeWords.ts';
import { MessageCard } from './MessageCard.tsx';
import { NewMessage } from './NewMessage.tsx';
import { useSafeMessages } from './useSafeMessages.ts';

export interface MessagesProps {
  place: SafePlace;
  organisation: SafeOrganisation;
  facts: SafeFacts;
}

/** What the owners of a Safe sign as the Safe, newest first. */
export function Messages({ place, organisation, facts }: MessagesProps) {
  const messages = useSafeMessages(place);
  const isOwn = isOwnSafeService(safeServiceUrl(useAppConfig(), place.chainId), place.chainId);
  const count = messages.data?.pages[0]?.count ?? 0;
  const entries = messages.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div className={classes.places}>
      <NewMessage place={place} organisation={organisation} facts={facts} />
      {messages.isPending && <CardSkeletons count={2} height={200} />}
      {messages.isError && !messages.data && (
        <ErrorState title="The messages of the Safe could not be read" error={messages.error} onRetry={() => void messages.refetch()} />
      )}
      {messages.data && entries.length === 0 && (
        <EmptyState title="No messages yet">
          A message is signed by the owners, off chain and for nothing. Once {facts.threshold} of {facts.owners.length} have signed it, the
          signature counts as that of the Safe.
        </EmptyState>
      )}
      {entries.length > 0 && (
        <div className={classes.place}>
          <h2 className={classes.placeTitle}>{count === 1 ? 'One message' : `${count} messages`}</h2>
          {isOwn && (
            <p className={classes.note}>
              Messages are kept for {SAFE_LIMITS.keptDays} days. Signatures that were copied stay good for as long as the owners stay.
            </p>
          )}
          {entries.map((each) => (
            <MessageCard key={each.hash} place={place} organisation={organisation} message={each} facts={facts} />
          ))}
        </div>
      )}
      {messages.hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={messages.isFetchingNextPage}
          onClick={() => void messages.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  );
}
