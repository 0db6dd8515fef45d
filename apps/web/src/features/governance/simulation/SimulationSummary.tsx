import type { ReactNode } from 'react';
import { formatTime } from '../../../lib/format/formatDate.ts';
import classes from './Simulation.module.css';
import { SIMULATION_ID } from './SimulationPanel.tsx';
import { changedSince, type Runs, type SimulationSubject, useSimulation } from './useSimulation.ts';

export interface SimulationSummaryProps {
  subject: SimulationSubject;
  stage: string;
  /** The chain's name, where a page tells of several. */
  chain?: string;
  /** The way to all of it; null where it is not on this page. */
  more?: ReactNode;
}

/** Beside the buttons that sign, queue and execute: what of the simulation nobody should miss. It has its place from the beginning, so that no button moves. */
export function SimulationSummary({
  subject,
  stage,
  chain,
  more = <a href={`#${SIMULATION_ID}`}>What it would do</a>,
}: SimulationSummaryProps) {
  const { data, isError } = useSimulation(subject, stage);
  const concerns = data ? concernsOf(data) : isError ? [UNTRIED] : [];
  return (
    <p className={classes.summary} data-concerns={concerns.length > 0} role="status">
      {chain !== undefined && `${chain}: `}
      {concerns.length > 0
        ? concerns.join(' ')
        : data
          ? 'By the simulation it would succeed, and no danger was found.'
          : 'It is being simulated.'}{' '}
      {more}
    </p>
  );
}

const UNTRIED = 'It could not be simulated. You can go on without.';

function concernsOf(data: Runs): string[] {
  const { flags, outcome } = data.now;
  const changed = changedSince(data);
  return [
    ...(changed ? [`The result of the simulation has changed since ${formatTime(changed.simulatedAt)}.`] : []),
    ...(flags.length > 0 ? [flags.length === 1 ? 'The simulation found a danger.' : `The simulation found ${flags.length} dangers.`] : []),
    ...(outcome === 'fails' ? ['By the simulation it would fail now.'] : []),
    ...(outcome === 'unknown' ? [UNTRIED] : []),
  ];
}
