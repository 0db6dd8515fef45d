import { measureIndexing } from '@althing/server/bench/indexing';
import { absolute, compared, type Row } from '../row.ts';

/** As many as a chain of some thousand blocks holds; filling it takes longer than everything that is measured. */
const EVENTS = 20_000;

/** A chain full of events read from nothing, beside plain scripts that fetch and insert; then a kill and a new start. */
export async function indexing(): Promise<Row[]> {
  const { events, blocks, eventsPerSecond, loopEventsPerSecond, plainEventsPerSecond, restartMs } = await measureIndexing(EVENTS);
  const what = `${events.toLocaleString('en-GB')} events of ${blocks.toLocaleString('en-GB')} blocks from nothing`;
  const ours = { area: 'indexing', unit: 'events/s', ours: eventsPerSecond };
  return [
    absolute(
      { ...ours, name: `${what}; anchor: viem getLogs + insert of 1,000 blocks at once`, anchor: plainEventsPerSecond },
      { atLeast: 20_000 },
    ),
    compared({ ...ours, name: `${what}; anchor: viem getLogs + insert per block`, anchor: loopEventsPerSecond }, { atLeast: 2 }),
    absolute({ area: 'indexing', name: 'killed process to head again', unit: 's', ours: restartMs / 1000 }, { atMost: 1 }),
  ];
}
