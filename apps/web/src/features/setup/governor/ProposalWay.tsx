import type { GovernorDraft } from '@althing/domain/setup';
import { phases, totalTime } from './consequences.ts';
import classes from './governor.module.css';

/** The phases of a proposal, drawn to scale and in words. */
export function ProposalWay({ governor }: { governor: GovernorDraft }) {
  const way = phases(governor);
  if (way.length === 0) return null;
  return (
    <div className={classes.way}>
      <p className={classes.wayTitle}>From proposal to execution: {totalTime(governor)}</p>
      <ol className={classes.bar}>
        {way.map((phase) => (
          <li key={phase.id} data-phase={phase.id} style={{ flexGrow: phase.days }}>
            <span>{phase.name}</span>
            <span>{phase.text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
