import { proposalTimeline } from '@althing/domain/governance';
import classes from '../Governance.module.css';
import { TimelineList } from './TimelineList.tsx';
import type { ProposalView } from './useProposalView.ts';

/** What has happened and what can still happen, with dates in the reader's time zone. */
export function Timeline({ view: { facts, now, powers, vetoer } }: { view: ProposalView }) {
  return (
    <section className={classes.panel} aria-label="Timeline">
      <h2 className={classes.panelTitle}>Timeline</h2>
      <TimelineList entries={proposalTimeline(facts, { now: now ?? facts.createdAt, powers, vetoer })} />
    </section>
  );
}
