import { expect, it } from 'vitest';
import { createAdmission } from './admission.ts';

const busy = { consequence: 'unavailable', code: 'server-unreachable' };
/** Work that ends when the test says so. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

it('refuses one more than all, and one more than of one account, until somebody is done', async () => {
  const admitted = createAdmission({ all: 3, ofOne: 2 });
  const works = [held(), held(), held()];
  const running = ['anna', 'anna', 'björn'].map((account, index) => admitted(account, works[index]!.work));
  await expect(admitted('anna', async () => {})).rejects.toMatchObject(busy);
  await expect(admitted('carl', async () => {})).rejects.toMatchObject(busy);
  works[0]!.end();
  await running[0];
  expect(await admitted('carl', async () => 'done')).toBe('done');
  expect(await admitted('anna', async () => 'done')).toBe('done');
  for (const { end } of works) end();
  await Promise.all(running);
});

it('counts work that failed as done', async () => {
  const admitted = createAdmission({ all: 1, ofOne: 1 });
  const failure = new Error('broken');
  await expect(admitted('anna', () => Promise.reject(failure))).rejects.toBe(failure);
  expect(await admitted('anna', async () => 'done')).toBe('done');
});
