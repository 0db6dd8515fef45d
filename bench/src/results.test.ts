import { describe, expect, it } from 'vitest';
import { mergeRows } from './results.ts';
import { absolute } from './row.ts';

const row = (area: string, name: string, ours = 1) => absolute({ area, name, unit: 'ms', ours }, { atMost: 10 });
const names = (rows: ReturnType<typeof mergeRows>) => rows.map(({ area, name, ours }) => `${area} ${name} ${ours}`);

describe('results of several runs', () => {
  it('keep what was not measured again and lose every old row of what was', () => {
    const before = [row('api', 'read'), row('api', 'gone'), row('lists', 'p95')];
    expect(names(mergeRows(before, [row('api', 'read', 2), row('deploy', 'all', 3)]))).toEqual([
      'api read 2',
      'lists p95 1',
      'deploy all 3',
    ]);
  });
});
