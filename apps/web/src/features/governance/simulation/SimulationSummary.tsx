import { formatTime } from '../../../lib/format/formatDate.ts';
import classes from './Simulation.module.css';
import { SIMULATION_ID } from './SimulationPanel.tsx';
import { changedSince, type SimulationSubject, useSimulation } from './useSimulation.ts';

/** Beside the buttons that queue and execute: what of the simulation nobody should miss. Nothing where there is nothing. */
export function SimulationSummary({ subject, stage }: { subject: SimulationSubject; stage: string }) {
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
      {sentences.join(' ')} <a href={`#${SIMULATION_ID}`}>What it would do</a>
    </p>
  );
}
