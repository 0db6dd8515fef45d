import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const busy = { consequence: 'unavailable' };

it('lets as many work as it may, as many wait, and refuses the next', async () => {
  const turnOf = createTurns({ all: 2, ofOne: 1 }, { all: 2, ofOne: 1 });
  const [anna, second, björn] = [new AbortController(), new AbortController(), new AbortController()];
  const order: string[] = [];
  await turnOf('anna', anna.signal);
  const waiting = turnOf('anna', second.signal).then(() => order.push('anna again'));
  await expect(turnOf('anna', new AbortController().signal)).rejects.toMatchObject(busy);
  await turnOf('björn', björn.signal);
  const carl = turnOf('carl', new AbortController().signal).then(() => order.push('carl'));
  await expect(turnOf('dora', new AbortController().signal)).rejects.toMatchObject(busy);
  björn.abort();
  await carl;
  expect(order).toEqual(['carl']);
  anna.abort();
  await waiting;
  expect(order).toEqual(['carl', 'anna again']);
});

it('forgets who leaves while waiting', async () => {
  const turnOf = createTurns({ all: 1, ofOne: 1 }, { all: 1, ofOne: 1 });
  const [working, gone] = [new AbortController(), new AbortController()];
  await turnOf('anna', working.signal);
  const leaving = turnOf('björn', gone.signal);
  gone.abort();
  await leaving;
  const next = turnOf('carl', new AbortController().signal);
  working.abort();
  await expect(next).resolves.toBeUndefined();
});
