import type { EndpointResponse } from '@althing/domain/http';
import { FEED_DAYS } from '@althing/domain/tasks';
import { Button, Group, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTime } from '../../lib/format/formatDate.ts';
import { api } from '../../lib/http/api.ts';
import { apiQuery } from '../../lib/query/apiQuery.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { copy } from '../../ui/copy.ts';
import { notifyFailure } from '../../ui/notifyFailure.ts';
import { Section } from '../../ui/Section.tsx';
import { CitizenButton } from '../auth/index.ts';
import classes from './Tasks.module.css';

type Made = EndpointResponse<'POST /api/v1/users/me/feed'>;

const feedQuery = () => apiQuery('GET /api/v1/users/me/feed');

/** Secret addresses at which a calendar or a reader of feeds sees what waits for the account, while no page is open. */
export function TaskFeed() {
  const client = useQueryClient();
  const [made, setMade] = useState<Made>();
  const [isEnding, setEnding] = useState(false);
  const { data } = useQuery(feedQuery());
  const show = (createdAt: string | null) => client.setQueryData(feedQuery().queryKey, { createdAt });
  const making = useMutation({
    mutationFn: () => api('POST /api/v1/users/me/feed'),
    onSuccess: (answer) => {
      setMade(answer);
      show(answer.createdAt);
    },
    onError: (error) => void notifyFailure(error, 'The address could not be made'),
  });
  const ending = useMutation({
    mutationFn: () => api('DELETE /api/v1/users/me/feed'),
    onSuccess: () => {
      setMade(undefined);
      setEnding(false);
      show(null);
    },
    onError: (error) => void notifyFailure(error, 'The address could not be ended'),
  });
  if (!data) return null;
  const since = data.createdAt;
  return (
    <Section
      title="Hear of it elsewhere"
      description="A calendar shows what ends, and reminds you a day before; a reader of feeds shows everything that waits for you."
    >
      {made && (
        <>
          <Address label="For your calendar" value={made.calendar} />
          <Address label="For your reader of feeds (RSS)" value={made.rss} />
          <p className={classes.feedNote}>
            Whoever has an address can read what waits for you, so keep it to yourself. It is shown only now, and ends after {FEED_DAYS.key}{' '}
            days; that of a Safe after {FEED_DAYS.contract}, as its owners change.
          </p>
        </>
      )}
      {since && !made && <p className={classes.feedNote}>There is an address since {formatTime(since)}. It is not shown again.</p>}
      <Group>
        <CitizenButton variant="default" loading={making.isPending} onClick={() => making.mutate()}>
          {since ? 'Make a new address' : 'Make a secret address'}
        </CitizenButton>
        {since && (
          <CitizenButton variant="subtle" onClick={() => setEnding(true)}>
            End it
          </CitizenButton>
        )}
      </Group>
      <ConfirmDialog
        opened={isEnding}
        title="End the address?"
        confirmLabel="End it"
        isDanger
        isBusy={ending.isPending}
        onConfirm={() => ending.mutate()}
        onClose={() => setEnding(false)}
      >
        <p>Calendars and readers that have it hear nothing more. You can make a new one.</p>
      </ConfirmDialog>
    </Section>
  );
}

const Address = ({ label, value }: { label: string; value: string }) => (
  <div className={classes.feedAddress}>
    <TextInput label={label} value={value} readOnly onFocus={(event) => event.currentTarget.select()} />
    <Button variant="default" aria-label={`Copy: ${label}`} onClick={() => void copy(value)}>
      Copy
    </Button>
  </div>
);
