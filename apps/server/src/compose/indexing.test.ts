import { expect, it } from 'vitest';
import { judge } from './indexing.ts';

const NOW = 1_000_000;
const live = {
  chainId: 1,
  phase: 'live',
  reason: null,
  head: 100,
  indexed: 100,
  lagBlocks: 0,
  lastStepAt: NOW,
  reorgs: 0,
  rpcErrors: 0,
} as const;

it.each([
  ['is well while it is followed', {}, { ok: true, reachable: true, phase: 'live' }],
  ['is behind, yet reachable, from 51 blocks on', { lagBlocks: 51 }, { ok: false, reachable: true }],
  ['may be 50 blocks behind', { lagBlocks: 50 }, { ok: true, reachable: true }],
  [
    'is forgiven 30 seconds of silence',
    { phase: 'failing', reason: 'no answer', lastStepAt: NOW - 30_000 },
    { ok: true, reachable: true, phase: 'failing' },
  ],
  ['is away after that', { phase: 'failing', reason: 'no answer', lastStepAt: NOW - 30_001 }, { ok: false, reachable: false }],
  [
    'that never answered is away',
    { phase: 'failing', reason: 'no answer', lagBlocks: null, lastStepAt: null },
    { ok: false, reachable: false },
  ],
  ['that another process follows is well', { phase: 'waiting', lagBlocks: null, lastStepAt: null }, { ok: true, reachable: true }],
] as const)('a chain %s', (_name, over, expected) => {
  expect(judge({ ...live, ...over }, NOW)).toMatchObject({ chainId: 1, ...expected });
});
