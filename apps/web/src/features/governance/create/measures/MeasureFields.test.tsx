// @vitest-environment happy-dom
import { emptyMeasure, type MeasureDraft, type MeasureKind } from '@althing/domain/governance';
import { ANN, BEN, sampleFacts } from '@althing/domain/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../../test/renderPage.tsx';
import { MeasureFields } from './MeasureFields.tsx';

vi.mock('wagmi', () => ({ useConnection: () => ({}) }));

const facts = sampleFacts();
const seen = vi.fn<(draft: MeasureDraft) => void>();

function Kept({ kind }: { kind: MeasureKind }) {
  const [kept, setKept] = useState(() => emptyMeasure(kind, '1', facts));
  const change = (next: MeasureDraft) => {
    setKept(next);
    seen(next);
  };
  return <MeasureFields draft={kept} facts={facts} chainId={31337} errors={{}} onChange={change} />;
}

test('today’s value stands beside the question, and what a new one means below it', async () => {
  const { user } = renderPage(<Kept kind="quorum" />);
  expect(screen.getByText('Now: 4 %.')).toBeDefined();
  expect(screen.queryByRole('list', { name: 'What it means' })).toBeNull();
  const field = screen.getByLabelText(/^New quorum/);
  await user.clear(field);
  await user.type(field, '12.5');
  expect(within(screen.getByRole('list', { name: 'What it means' })).getAllByRole('listitem')[0]!.textContent).toBe(
    'A vote needs 12.5 % of all votes, instead of 4 %.',
  );
});

test('a duration has a number and a unit, kept as one text', async () => {
  const { user } = renderPage(<Kept kind="votingDelay" />);
  const field = screen.getByLabelText(/^New voting delay/);
  await user.clear(field);
  await user.type(field, '36');
  await user.selectOptions(screen.getByLabelText('Unit of: New voting delay'), 'hours');
  expect(seen.mock.lastCall![0].values).toEqual({ delay: '36 hours' });
  expect(screen.getByText(/voting starts after 1 day 12 hours, instead of after 1 day/)).toBeDefined();
});

test('an account that has a name is called by it', async () => {
  const { user } = renderPage(<Kept kind="preExecutionGuardian" />);
  await user.type(screen.getByLabelText(/^Guardian/), ANN);
  expect(screen.getByText(/This is Ann\./)).toBeDefined();
  expect(screen.queryByRole('list', { name: 'What it means' })).toBeNull();
  await user.clear(screen.getByLabelText(/^Guardian/));
  await user.type(screen.getByLabelText(/^Guardian/), BEN);
  expect(screen.getByText(/may veto what has passed until it is executed, in the place of Ann/)).toBeDefined();
});

test('brackets of a tax are added, filled in and removed, kept as one text', async () => {
  const { user } = renderPage(<Kept kind="bridgeTax" />);
  await user.type(screen.getByLabelText(/^Who gets the tax/), BEN);
  await user.click(screen.getByRole('button', { name: 'Add bracket' }));
  await user.type(screen.getByLabelText('Share of bracket 1, in percent'), '1');
  await user.click(screen.getByRole('button', { name: 'Add bracket' }));
  await user.type(screen.getByLabelText('Bracket 2 begins above, in TING'), '100');
  await user.type(screen.getByLabelText('Share of bracket 2, in percent'), '2.5');
  expect(seen.mock.lastCall![0].values).toEqual({ treasury: BEN, tiers: '0:1;100:2.5' });
  expect(screen.getByText(/Of 1000 TING that a bridge brings, 23.5 TING go to the treasury/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove bracket 1' }));
  expect(seen.mock.lastCall![0].values['tiers']).toBe('100:2.5');
});
