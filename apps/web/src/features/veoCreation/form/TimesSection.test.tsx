// @vitest-environment happy-dom
import { newSaleDraft, type SaleDraft } from '@althing/domain/bonds';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../../test/renderUi.tsx';
import type { FormPart } from './fieldProps.ts';
import { TimesSection } from './TimesSection.tsx';

const NOW = Date.parse('2027-01-15T08:00:00Z') / 1000;

function draw(change: Partial<SaleDraft>, problems = {}) {
  const part = {
    draft: { ...newSaleDraft(31_337), ...change },
    change: () => {},
    planned: { now: NOW, problems },
    shown: {},
    leave: () => {},
  };
  renderUi(<TimesSection {...(part as unknown as FormPart)} />);
  return screen.queryByText(/^Buyers at the start read/)?.textContent;
}

test.each([
  [false, 'You can redeem all tokens from 01.03.2027, 00:00 UTC on.'],
  [true, 'The tokens become yours evenly from 01.03.2027, 00:00 UTC until 31.03.2027, 00:00 UTC. Claim what is due whenever you like.'],
])('a day of payout with a time of the day is shown as its midnight (bit by bit: %s)', (isLinear, sentence) => {
  expect(draw({ wait: 'day', waitUntil: '2027-03-01T10:30:00Z', isLinear })).toBe(`Buyers at the start read: “${sentence}”`);
});

test('nothing is promised while no day is written', () => {
  expect(draw({ wait: 'day' }, { waitUntil: 'Enter a day and a time' })).toBeUndefined();
});
