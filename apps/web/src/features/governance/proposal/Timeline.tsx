import { proposalTimeline } from '@althing/domain/governance';
import { formatTime } from '../../../lib/format/formatDate.ts';
import classes from '../Governance.module.css';
import pageClasses from './ProposalPage.module.css';
import type { ProposalView } from './useProposalView.ts';

/** What has happened and what can still happen, with dates in the reader's own time. */
export function Timeline({ view: { facts, now, governor } }: { view: ProposalView }) {
  const entries = proposalTimeline(facts, { now: now ?? facts.createdAt, delay: governor?.timelock ? governor.timelockDelay : null });
  return (
    <section className={classes.panel} aria-label="Timeline">
      <h2 className={classes.panelTitle}>Timeline</h2>
      <ol className={pageClasses.timeline}>
        {entries.map(({ id, label, at, isPast }) => (
          <li key={id} className={pageClasses.entry} data-past={isPast}>
            <span>{label}</span>
            {at === null ? (
              <span className={pageClasses.time}>when somebody does it</span>
            ) : (
              <time dateTime={new Date(at * 1000).toISOString()}>{formatTime(at)}</time>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
