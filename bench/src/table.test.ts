import { describe, expect, it } from 'vitest';
import { absolute, compared } from './row.ts';
import { table } from './table.ts';

describe('the table', () => {
  it('aligns its columns and marks what was missed', () => {
    const text = table([
      absolute({ area: 'gas', name: 'governance set', unit: 'gas', ours: 987_401, anchor: 7_446_105 }, { atMost: 1_500_000 }),
      compared({ area: 'api', name: 'read', unit: 'requests/s', ours: 70, anchor: 100 }, { atLeast: 0.8 }),
      absolute({ area: 'pages', name: 'JavaScript', unit: 'kB', ours: 140.25 }, { atMost: 150 }),
    ]);
    expect(text.split('\n')).toEqual([
      'area   name            unit        ours     anchor     ratio  goal',
      'gas    governance set  gas         987,401  7,446,105  0.13   ≤ 1,500,000  ok',
      'api    read            requests/s  70       100        0.70   ≥ 0.8×       MISSED',
      'pages  JavaScript      kB          140      –          0.94   ≤ 150        ok',
    ]);
  });
});
