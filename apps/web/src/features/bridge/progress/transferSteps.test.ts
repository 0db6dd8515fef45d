import type { BridgeTransaction } from '@althing/domain/http';
import { describe, expect, test } from 'vitest';
import { transferSteps } from './transferSteps.ts';

const SENT = '2026-11-25T10:00:00.000Z';
type Leg = BridgeTransaction['legs'][number];
const leg = (bridge: Leg['bridge'], change: Partial<Leg> = {}) =>
  ({ adapter: `0x${bridge}`, bridge, status: 'relayed', needsRetry: false, cause: null, receivedAt: null, ...change }) as Leg;
const steps = (change: Partial<BridgeTransaction>, seconds = 10, waiting?: string) =>
  transferSteps({
    transaction: {
      createdAt: SENT,
      legs: [leg('hyperlane'), leg('axelar')],
      threshold: 2,
      requiredBridges: 2,
      agreedBridges: 0,
      executedAt: null,
      stage: 'sent',
      ...change,
    } as BridgeTransaction,
    origin: { name: 'Alpha', durationMultiplier: 1 },
    destination: { name: 'Beta' },
    waiting,
    now: Date.parse(SENT) / 1000 + seconds,
  }).map(({ title, state, detail }) => [title, state, detail]);

describe('a transfer on its way', () => {
  test('tells of each bridge how long it still takes, and of the arrival how many have to agree', () => {
    expect(steps({})).toEqual([
      ['Left Alpha', 'done', undefined],
      ['Hyperlane is bringing it', 'current', 'About 40 seconds left'],
      ['Axelar is bringing it', 'current', 'About 20 minutes left'],
      ['Arrives on Beta', 'waiting', 'Once 2 of 2 bridges have brought it; 0 so far'],
    ]);
  });

  test('says that a bridge is late, and why one is stuck', () => {
    const stuck = leg('axelar', {
      needsRetry: true,
      cause: { reason: 'refused', sentence: 'It ran out of gas.', answer: null } as unknown as Leg['cause'],
    });
    const [, late, failed] = steps({ legs: [leg('hyperlane'), stuck] }, 60);
    expect([late, failed]).toEqual([
      ['Hyperlane is bringing it', 'current', 'Taking longer than usual'],
      ['Axelar is stuck', 'failed', 'It ran out of gas.'],
    ]);
  });

  test('says why it waits where it has arrived', () => {
    const brought = [leg('hyperlane', { status: 'completed' }), leg('axelar', { status: 'completed' })];
    expect(steps({ legs: brought, stage: 'executable' }, 10, 'It is more than may arrive.').at(-1)).toEqual([
      'Arrives on Beta',
      'current',
      'It is more than may arrive.',
    ]);
  });

  test('has arrived whether or not the last bridge brings it', () => {
    const legs = [leg('hyperlane', { status: 'completed' }), leg('axelar')];
    expect(steps({ legs, stage: 'executed', executedAt: SENT }).slice(1)).toEqual([
      ['Hyperlane has brought it', 'done', undefined],
      ['Axelar is bringing it', 'waiting', 'The others were enough.'],
      ['Arrived on Beta', 'done', undefined],
    ]);
  });
});
