import { describe, expect, test } from 'vitest';
import { type RouteOfferFigures, routeMarks, routeStateOf, sortRoutes } from './routes.ts';

const offer = (received: bigint, nativeFee: bigint, seconds: number, cost: number | null = null): RouteOfferFigures => ({
  received,
  nativeFee,
  seconds,
  cost,
});

describe('routes compared', () => {
  const [quick, full, slow] = [offer(90n, 0n, 5, 10), offer(100n, 7n, 10, 12), offer(95n, 1n, 900, 6)];
  const all = [quick, full, slow];

  test('are sorted by what arrives, by what is lost and by time', () => {
    expect(sortRoutes(all, 'received')).toEqual([full, slow, quick]);
    expect(sortRoutes(all, 'cost')).toEqual([slow, quick, full]);
    expect(sortRoutes(all, 'time')).toEqual([quick, full, slow]);
  });

  test('are compared by tokens and then fees where a price is missing, as two currencies cannot be added', () => {
    const [a, b, c] = [offer(90n, 0n, 5), offer(100n, 9n, 5, 1), offer(100n, 8n, 5)];
    expect(sortRoutes([a, b, c], 'cost')).toEqual([c, b, a]);
  });

  test('are praised for what no other one equals', () => {
    expect(all.map((each) => routeMarks(each, all))).toEqual([['Fastest'], ['Most arrives'], ['Cheapest']]);
    expect(routeMarks(quick, [quick])).toEqual([]);
    const twin = { ...quick };
    expect(routeMarks(quick, [quick, twin])).toEqual([]);
    expect(routeMarks({ ...quick, cost: null }, [slow])).toEqual(['Fastest']);
  });
});

describe('a transfer of the second set', () => {
  const look = { isOnOrigin: true, hasArrived: false, deadline: 100, destinationTime: 100 };

  test('is on its way up to its deadline, and has expired in the second after it', () => {
    expect(routeStateOf(look)).toBe('sent');
    expect(routeStateOf({ ...look, destinationTime: 101 })).toBe('expired');
    expect(routeStateOf({ ...look, deadline: null, destinationTime: 1e12 })).toBe('sent');
  });

  test('has arrived, however late it is and whatever became of its departure', () => {
    expect(routeStateOf({ isOnOrigin: false, hasArrived: true, deadline: 1, destinationTime: 9 })).toBe('arrived');
  });

  test('was given back or is not brought where that is known, and has arrived all the same', () => {
    expect(routeStateOf({ ...look, destinationTime: 101, isRefunded: true, isGivenUp: true })).toBe('refunded');
    expect(routeStateOf({ ...look, isGivenUp: true })).toBe('failed');
    expect(routeStateOf({ ...look, hasArrived: true, isRefunded: true })).toBe('arrived');
  });

  test('waits on the other chain until it is given out there, whatever became of its departure', () => {
    expect(routeStateOf({ ...look, isQueued: true })).toBe('queued');
    expect(routeStateOf({ ...look, isQueued: true, isOnOrigin: false, destinationTime: 999 })).toBe('queued');
    expect(routeStateOf({ ...look, isQueued: true, hasArrived: true })).toBe('arrived');
  });

  test('has never left where its chain took the transaction back', () => {
    expect(routeStateOf({ ...look, isOnOrigin: false, destinationTime: 999 })).toBe('lost');
  });
});
