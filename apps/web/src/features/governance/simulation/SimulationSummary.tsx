import type { ReactNode } from 'react';
import { formatTime } from '../../../lib/format/formatDate.ts';
import classes from './Simulation.module.css';
import { SIMULATION_ID } from './SimulationPanel.tsx';
import { changedSince, type SimulationSubject, useSimulation } from './useSimulation.ts';

export interface SimulationSummaryProps {
  subject: SimulationSubject;
  stage: string;
  /** The chain's name, where a page tells of several. */
  chain?: string;
  /** The way to all of it; null where it is not on this page. */
  more?: ReactNode;
}

/** Beside the buttons that sign, queue and execute: what of the simulation nobody should miss. Nothing where there is nothing. */
export function SimulationSummary({
  subject,
  stage,
  chain,
  more = <a href={`#${SIMULATION_ID}`}>What it would do</a>,
}: SimulationSummaryProps) {
  const { data } = useSimulation(subject, stage);
  if (!data) return null;
  const { flags, outcome } = data.now;
  const changed = changedSince(data);
  const sentences = [
    ...(changed ? [`The result of the simulation has changed since ${formatTime(changed.simulatedAt)}.`] : []),
    ...(flags.length > 0 ? [flags.length === 1 ? 'The simulation found a danger.' : `The simulation found ${flags.length} dangers.`] : []),
    ...(outcome === 'fails' ? ['By the simulation it would fail now.'] : []),
    ...(outcome === 'unknown' ? ['It could not be simulated. You can go on without.'] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <p className={classes.summary} role="status">
      {chain !== undefined && `${chain}: `}
      {sentences.join(' ')} {more}
    </p>
  );
}
