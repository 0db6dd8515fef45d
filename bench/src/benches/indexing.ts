import { measureIndexing } from '@althing/server/bench/indexing';
import { absolute, compared, type Row } from '../row.ts';

const EVENTS = 50_000;

/** A chain with 50,000 events read from nothing, beside a plain script that fetches and inserts; then a kill and a new start. */
export async function indexing(): Promise<Row[]> {
  const { events, eventsPerSecond, plainEventsPerSecond, restartMs } = await measureIndexing(EVENTS);
  return [
    absolute(
      {
        area: 'indexing',
        name: `${events.toLocaleString('en-GB')} events from nothing; anchor: viem getLogs + insert`,
        unit: 'events/s',
        ours: eventsPerSecond,
        anchor: plainEventsPerSecond,
      },
      { atLeast: 20_000 },
    ),
    compared(
      {
        area: 'indexing',
        name: 'events from nothing, against viem getLogs + insert',
        unit: 'events/s',
        ours: eventsPerSecond,
        anchor: plainEventsPerSecond,
      },
      { atLeast: 2 },
    ),
    absolute({ area: 'indexing', name: 'killed process to head again', unit: 's', ours: restartMs / 1000 }, { atMost: 1 }),
  ];
}
