import { expect, test } from 'vitest';
import { parseWizard, serialiseWizard } from './storedWizard.ts';

const rules = {
  steps: [
    { id: 'one', title: 'One', places: [{ id: 'a', title: 'A' }] },
    {
      id: 'two',
      title: 'Two',
      places: [
        { id: 'b', title: 'B' },
        { id: 'c', title: 'C' },
      ],
    },
  ],
} as const;

test('the stored place comes back as it was', () => {
  expect(parseWizard(rules, serialiseWizard({ position: 'b', furthest: 'c' }))).toEqual({ position: 'b', furthest: 'c' });
});

test.each([null, '', '2', '[]', '{"position":"b"}', '{"position":"nowhere","furthest":"b"}', '{"position'])(
  'the stored place is the start where %s is stored',
  (stored) => {
    expect(parseWizard(rules, stored)).toEqual({ position: 'a', furthest: 'a' });
  },
);
