import type { OrganisationDetail } from '@althing/domain/http';
import { describe, expect, test } from 'vitest';
import { firstSteps } from './firstSteps.ts';

const organisation = (part: Partial<OrganisationDetail>, states: string[] = []) =>
  ({
    state: 'registered',
    receipt: null,
    modules: { governor: [{}] },
    contracts: states.map((state) => ({ state })),
    ...part,
  }) as unknown as OrganisationDetail;
const states = (o: OrganisationDetail, proposals = 0) => firstSteps(o, proposals).map(({ id, state }) => `${id}: ${state}`);

describe('the first steps of a founder', () => {
  test('deployment is next until every contract stands', () => {
    expect(states(organisation({}, ['verified', 'planned']))).toEqual([
      'written: done',
      'deployed: current',
      'compared: waiting',
      'proposal: waiting',
    ]);
    expect(states(organisation({}, []))).toContain('deployed: current');
  });

  test('standing is not yet compared', () => {
    expect(states(organisation({}, ['confirmed', 'verified']))).toContain('compared: current');
    expect(states(organisation({ state: 'deployed', receipt: { ok: false } as never }, ['verified']))).toContain('compared: current');
  });

  test('the first proposal is the last step, and no step of an organisation without a governor', () => {
    const done = { state: 'deployed', receipt: { ok: true } as never } as const;
    expect(states(organisation(done, ['verified']))).toContain('proposal: current');
    expect(states(organisation(done, ['verified']), 1)).toContain('proposal: done');
    expect(
      firstSteps(organisation({ ...done, modules: { governor: [] } as never }, ['verified']), 0).every(({ state }) => state === 'done'),
    ).toBe(true);
  });

  test('once it stands, the first proposal is led to by a delegation until the founder has delegated', () => {
    const done = organisation({ state: 'deployed', receipt: { ok: true } as never }, ['verified']);
    const told = (delegate: `0x${string}` | null) => {
      const { action, detail } = firstSteps(done, 0, { balance: 5n, now: 0n, atSnapshot: null, delegate }).at(-1)!;
      return [action, detail];
    };
    expect(told(null)).toEqual(['delegate', 'Delegate your votes to yourself first: tokens vote only then.']);
    expect(told('0x1111111111111111111111111111111111111111')).toEqual(['propose', '']);
  });
});
