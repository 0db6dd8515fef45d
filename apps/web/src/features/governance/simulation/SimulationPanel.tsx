import { Button } from '@mantine/core';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { WithAddresses } from '../../transactions/index.ts';
import governanceClasses from '../Governance.module.css';
import classes from './Simulation.module.css';
import { simulationToast } from './simulationToast.ts';
import { type ChangedSince, changedSince, type SimulationAnswer, type SimulationSubject, useSimulation } from './useSimulation.ts';

/** Where the page is scrolled to by those who want to know more. */
export const SIMULATION_ID = 'simulation';

interface PanelProps {
  subject: SimulationSubject;
  /** Number of actions. */
  count: number;
  stage?: string;
  /** Where a page has several of them. */
  heading?: SimulationHeading;
}

export interface SimulationHeading {
  title: string;
  description: string;
  /** Where `SimulationSummary` leads. */
  id?: string;
}

const HEADING: SimulationHeading = {
  title: 'What it would do',
  description: 'Simulated on the chain as it is now. Nothing is sent.',
  id: SIMULATION_ID,
};

/** What the actions would do if they were carried out now: dangers first, then everything that would change. */
export function SimulationPanel({ subject, count, stage, heading = HEADING }: PanelProps) {
  const simulation = useSimulation(subject, stage);
  const { data } = simulation;
  const { chainId } = subject;
  const runAgain = async () => {
    const { data: runs } = await simulation.refetch();
    if (runs) simulationToast(runs.now);
  };
  const changed = data && changedSince(data);
  return (
    <div id={heading.id}>
      <Section title={heading.title} description={heading.description}>
        {simulation.isPending && <LineSkeletons lines={4} />}
        {simulation.isError && !data && (
          <ErrorState title="The simulation could not be run" error={simulation.error} onRetry={() => void simulation.refetch()} />
        )}
        {data && (
          <div className={classes.result}>
            {changed && <Changed changed={changed} chainId={chainId} />}
            <Flags flags={data.now.flags} chainId={chainId} />
            <p className={governanceClasses.note} role="status">
              {outcomeText(data.now, count)}
            </p>
            {data.now.outcome === 'fails' && data.now.changes.length > 0 && (
              <p className={governanceClasses.note}>So none of it would happen now. This is what the rest would do if nothing failed:</p>
            )}
            <Sentences label="Changes" chainId={chainId} sentences={data.now.changes.map(({ text }) => text)} />
            <Events events={data.now.events} chainId={chainId} />
            <Button
              variant="subtle"
              size="compact-sm"
              ml={-8}
              className={classes.again}
              onClick={() => void runAgain()}
              loading={simulation.isFetching}
            >
              Simulate again
            </Button>
          </div>
        )}
      </Section>
    </div>
  );
}

export function outcomeText({ outcome, simulation, error, failedCall, simulatedAt, by }: SimulationAnswer, count: number): string {
  const at = `Simulated ${formatTime(simulatedAt)}${by === 'tenderly' ? ' by Tenderly' : ''}`;
  if (outcome === 'unknown')
    return `${error?.message ?? 'It could not be simulated.'} You can go on without it, but nobody has tried what the actions do.`;
  if (outcome === 'fails') return `${at}: action ${(failedCall ?? 0) + 1} would fail now. ${simulation?.error_message ?? ''}`;
  const gas = Number(simulation?.gas_used ?? 0).toLocaleString('en-GB');
  return `${at}: ${count === 1 ? 'the action' : 'all actions'} would pass, using ${gas} gas.`;
}

interface OnChain {
  chainId: number;
}

function Flags({ flags, chainId }: Pick<SimulationAnswer, 'flags'> & OnChain) {
  if (flags.length === 0) return null;
  const title = flags.length === 1 ? 'Danger' : `${flags.length} dangers`;
  return (
    <section className={classes.flags} aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      <Sentences label={title} chainId={chainId} sentences={flags.map(({ text }) => text)} />
    </section>
  );
}

function Changed({ changed: { simulatedAt, added, gone }, chainId }: { changed: ChangedSince } & OnChain) {
  return (
    <section className={classes.changed} aria-label="Changed since">
      <h3 className={classes.title}>The result has changed since {formatTime(simulatedAt)}</h3>
      <Sentences label="New" lead="New: " chainId={chainId} sentences={added} />
      <Sentences label="No more" lead="No more: " chainId={chainId} sentences={gone} />
    </section>
  );
}

function Sentences({ label, lead = '', sentences, chainId }: { label: string; lead?: string; sentences: readonly string[] } & OnChain) {
  if (sentences.length === 0) return null;
  return (
    <ul className={classes.sentences} aria-label={label}>
      {sentences.map((sentence, index) => (
        <li key={index}>
          {lead}
          <WithAddresses text={sentence} chainOf={() => chainId} />
        </li>
      ))}
    </ul>
  );
}

function Events({ events, chainId }: Pick<SimulationAnswer, 'events'> & OnChain) {
  if (events.length === 0) return null;
  return (
    <details className={classes.events}>
      <summary>{events.length === 1 ? 'One event' : `${events.length} events`}</summary>
      <Sentences
        label="Events"
        chainId={chainId}
        sentences={events.map(({ name, contract, address }) => `${contract ?? address}: ${name ?? 'unknown event'}`)}
      />
    </details>
  );
}
