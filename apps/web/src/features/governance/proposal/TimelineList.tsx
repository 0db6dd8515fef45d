import type { TimelineEntry } from '@althing/domain/governance';
import { formatTime } from '../../../lib/format/formatDate.ts';
import pageClasses from './ProposalPage.module.css';

/** What has happened and what can still happen, in order, and until when somebody can stop it. */
export function TimelineList({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={pageClasses.timeline}>
      {entries.map(({ id, label, at, isPast, note }) => (
        <li key={id} className={pageClasses.entry} data-past={isPast}>
          <span>{label}</span>
          {at === null ? (
            <span className={pageClasses.time}>when somebody does it</span>
          ) : (
            <time dateTime={new Date(at * 1000).toISOString()}>{formatTime(at)}</time>
          )}
          {note && <span className={pageClasses.time}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
