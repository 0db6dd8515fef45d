// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import { formatTime } from '../../lib/format/formatDate.ts';
import { LegCards } from './LegCards.tsx';
import type { BridgeTransactionDetail } from './queries.ts';
import type { JourneyPart, TransactionJourney } from './useJourney.ts';

const HASH = `0x${'ab'.repeat(32)}`;
const SENT = '2026-11-25T10:00:00.000Z';
const BROUGHT = '2026-11-25T10:07:00.000Z';
const seconds = (time: string) => Date.parse(time) / 1000;

const transaction = {
  bridgeTransactionType: 'lucid',
  stage: 'sent',
  originChainId: 31337,
  destinationChainId: 31338,
  createdAt: SENT,
} as BridgeTransactionDetail;
const part = (change: Partial<JourneyPart> = {}) =>
  ({
    adapter: '0x01',
    bridge: 'hyperlane',
    status: 'relayed',
    needsRetry: false,
    cause: null,
    bridgeMessageId: null,
    bridgeFee: null,
    adapterFee: null,
    receivedAt: null,
    receivedTransactionHash: null,
    sentAt: SENT,
    by: { id: '1', isResend: false, originTransactionHash: HASH, createdAt: SENT },
    ...change,
  }) as JourneyPart;

function steps(change: Partial<JourneyPart>, originNow = seconds(SENT) + 10, of = transaction): string[] {
  const travel = { parts: [part(change)], originNow } as unknown as TransactionJourney;
  renderPage(<LegCards transaction={of} travel={travel} />);
  return within(screen.getByRole('list', { name: /^What .+ did$/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
}

test('each step that was done says when', () => {
  const [sent, taken, brought, counted] = steps({ status: 'completed', receivedAt: BROUGHT, receivedTransactionHash: HASH });
  for (const step of [sent, taken]) expect(step).toContain(formatTime(SENT));
  for (const step of [brought, counted]) expect(step).toContain(formatTime(BROUGHT));
});

test('what the bridge refused was taken at no time', () => {
  const [, refused, brought, counted] = steps({ status: 'pending', cause: { reason: 'refused', sentence: 'No gas.', answer: null } });
  expect(refused).toBe('Refused by the bridge');
  for (const step of [brought, counted]) expect(step).not.toContain('2026');
});

test.each([
  [`0x${'0'.repeat(63)}2`, 'Its number there: 2'],
  [HASH, 'Its id there'],
])('what the bridge calls it is told, as a number where it is one: %s', (bridgeMessageId, text) => {
  expect(steps({ bridgeMessageId })[1]).toContain(text);
});

test('badge and expectation follow the clock of the chain that it left', () => {
  expect(steps({}, seconds(SENT) + 49)[2]).toContain('Usually by');
  expect(screen.getByText('On its way')).toBeDefined();
  cleanup();
  expect(steps({}, seconds(SENT) + 50)[2]).toContain('It was expected by');
  expect(screen.getByText('Taking longer than usual')).toBeDefined();
  cleanup();
  steps({}, seconds(SENT) + 3_600);
  expect(screen.getByText('Late')).toBeDefined();
  expect(
    screen.getByText('It takes longer than Hyperlane usually does. You can wait, or send it again over this bridge or another.'),
  ).toBeDefined();
});

test('a bridge that is late for what was executed is not waited for', () => {
  const [, , brought] = steps({}, seconds(SENT) + 3_600, { ...transaction, stage: 'executed' });
  expect(screen.getByText('It takes longer than Hyperlane usually does. The others were enough.')).toBeDefined();
  expect(brought).toBe('Brought to the destination');
});
