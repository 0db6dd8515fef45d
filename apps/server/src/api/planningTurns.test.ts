import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { createPlanningTurns } from './planningTurns.ts';

/** Work that begins in its turn and ends when it is told to. */
function createAskers() {
  const inTurn = createPlanningTurns();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, id: string, ip: string) =>
    inTurn({ request: { ip } as FastifyRequest, caller: { user: { id } } }, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  return { ask, begun, endFirst: () => ends.shift()!() };
}

/** Resolves once all promise callbacks that can run have run. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it('makes the plans of one account one by one, and those of others meanwhile', async () => {
  const { ask, begun, endFirst } = createAskers();
  const asked = [ask('first', 'mallory', '10.0.0.1'), ask('second', 'mallory', '10.0.0.2'), ask('other', 'alice', '10.0.0.3')];
  await settled();
  expect(begun).toEqual(['first', 'other']);
  endFirst();
  await settled();
  expect(begun).toEqual(['first', 'other', 'second']);
  endFirst();
  endFirst();
  await Promise.all(asked);
});

it('makes two of one address, or network, at once, whatever accounts it has', async () => {
  const { ask, begun, endFirst } = createAskers();
  const accounts = ['a', 'b', 'c'].map((name, index) => ask(name, name, `2001:db8::${index}`));
  const other = ask('other', 'other', '10.0.0.1');
  await settled();
  expect(begun).toEqual(['a', 'b', 'other']);
  endFirst();
  await settled();
  expect(begun).toEqual(['a', 'b', 'other', 'c']);
  endFirst();
  endFirst();
  endFirst();
  await Promise.all([...accounts, other]);
});

it('lets so many of one account wait and no more', async () => {
  const { ask } = createAskers();
  for (let address = 0; address < 9; address++) void ask('waits', 'mallory', `10.0.0.${address}`);
  await expect(ask('too many', 'mallory', '10.0.0.9')).rejects.toMatchObject({ consequence: 'unavailable' });
});

it('goes on after work that failed', async () => {
  const inTurn = createPlanningTurns();
  const asker = { request: { ip: '10.0.0.1' } as FastifyRequest, caller: { user: { id: 'alice' } } };
  await expect(inTurn(asker, () => Promise.reject(new Error('no plan')))).rejects.toThrow('no plan');
  await expect(inTurn(asker, () => Promise.resolve('planned'))).resolves.toBe('planned');
});
