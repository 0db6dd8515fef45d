import { describe, expect, test } from 'vitest';
import { type TransferEnd, transferFit } from './transferFit.ts';

const end: TransferEnd = {
  at: 1_000,
  isOpen: true,
  isPaused: false,
  isBridgePaused: false,
  required: 1,
  bridges: 1,
  limit: { most: 100n, left: 40n, window: 3_600 },
  tokenLimit: null,
  kept: null,
};
const full: TransferEnd = { ...end, limit: { ...end.limit, left: 100n } };

describe('an amount', () => {
  test('fits up to what both limits have left, and no unit more', () => {
    expect(transferFit(40n, end, end)).toEqual({ outcome: 'fits', obstacles: [], until: null });
    expect(transferFit(41n, end, full).outcome).toBe('refused');
    expect(transferFit(41n, full, end).outcome).toBe('waits');
  });

  test('waits where it arrives until so much of the limit has come back, rounded up', () => {
    const until = 1_000 + 36;
    expect(transferFit(41n, full, end)).toEqual({
      outcome: 'waits',
      obstacles: [{ side: 'destination', reason: 'limit', until }],
      until,
    });
    const uneven = { ...end, limit: { most: 7n, left: 0n, window: 10 } };
    expect(transferFit(1n, full, uneven).until).toBe(1_002);
  });

  test('above a whole limit never fits', () => {
    expect(transferFit(101n, full, full)).toMatchObject({ outcome: 'refused', until: null });
    const larger = { ...full, limit: { ...full.limit, most: 200n, left: 200n } };
    expect(transferFit(101n, larger, full)).toMatchObject({ outcome: 'waits', until: null });
    const none = { ...full, limit: { most: 0n, left: 0n, window: 10 } };
    expect(transferFit(1n, none, full)).toMatchObject({ outcome: 'refused', until: null });
  });

  test('waits for the last of what stands in its way, and without end where one of these is not a matter of time', () => {
    const tight = { ...end, tokenLimit: { most: 50n, left: 0n, window: 86_400 } };
    expect(transferFit(50n, full, tight)).toMatchObject({
      outcome: 'waits',
      obstacles: [{ reason: 'limit' }, { reason: 'token-limit' }],
      until: 1_000 + 86_400,
    });
    expect(transferFit(50n, full, { ...tight, isPaused: true }).until).toBeNull();
  });

  test.each<[string, Partial<TransferEnd>]>([
    ['chain-closed', { isOpen: false }],
    ['paused', { isPaused: true }],
    ['bridge-paused', { isBridgePaused: true }],
    ['bridges', { bridges: 0 }],
    ['bridges', { required: 3, bridges: 2 }],
    ['bridges', { required: 0, bridges: 9 }],
    ['limit', { limit: { most: 9n, left: 9n, window: 1 } }],
    ['token-limit', { tokenLimit: { most: 9n, left: 9n, window: 1 } }],
    ['kept', { kept: 9n }],
  ])('meets %s on either side', (reason, change) => {
    expect(transferFit(10n, { ...full, ...change }, full)).toMatchObject({ outcome: 'refused', obstacles: [{ side: 'origin', reason }] });
    expect(transferFit(10n, full, { ...full, ...change })).toMatchObject({
      outcome: 'waits',
      obstacles: [{ side: 'destination', reason }],
      until: null,
    });
  });
});
