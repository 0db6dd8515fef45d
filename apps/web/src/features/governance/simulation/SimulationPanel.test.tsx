// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { SimulationPanel } from './SimulationPanel.tsx';
import { SimulationSummary } from './SimulationSummary.tsx';
import type { SimulationAnswer, SimulationSubject } from './useSimulation.ts';

const server = vi.hoisted(() => ({ answers: [] as unknown[] }));
vi.mock('wagmi', () => ({ useConnection: () => ({ address: undefined }) }));
vi.mock('../../../lib/http/api.ts', () => ({
  api: async () => {
    const [answer] = server.answers.length > 1 ? server.answers.splice(0, 1) : server.answers;
    if (answer instanceof Error) throw answer;
    return answer;
  },
}));
const notify = vi.hoisted(() => ({ success: vi.fn<(title: string) => void>(), error: vi.fn<(title: string, message?: string) => void>() }));
vi.mock('../../../ui/notify.ts', () => ({ notify }));

const passed: SimulationAnswer = {
  outcome: 'succeeds',
  simulation: { status: true, error_message: null, gas_used: '51000' },
  error: null,
  failedCall: null,
  flags: [],
  changes: [{ kind: 'balance', text: 'Timelock pays 2 ETH.' }],
  events: [{ address: '0x00000000000000000000000000000000000000aa', contract: 'Token ACME', name: 'Transfer' }],
  digest: null,
  by: 'node',
  blockNumber: 5,
  simulatedAt: '2026-11-23T19:00:00.000Z',
  since: null,
};
const flagged: SimulationAnswer = { ...passed, flags: [{ code: 'lock-out', text: 'Lock-out: nobody could propose any more.' }] };
const failed: SimulationAnswer = {
  ...passed,
  outcome: 'fails',
  failedCall: 1,
  simulation: { status: false, error_message: 'The token refused.', gas_used: '1' },
};
const unknown: SimulationAnswer = {
  ...passed,
  outcome: 'unknown',
  simulation: null,
  error: { message: 'No node could.' },
  changes: [],
  events: [],
};

const subject: SimulationSubject = {
  type: 'proposal',
  chainId: 31337,
  governor: '0x00000000000000000000000000000000000000bb',
  proposalId: '7',
};
const draw = () => renderPage(<SimulationPanel subject={subject} count={2} />);

beforeEach(() => {
  server.answers = [passed];
  vi.clearAllMocks();
});

test('a result says that all actions pass, with gas, changes and events', async () => {
  draw();
  expect(await screen.findByText(/all actions would pass, using 51,000 gas\./)).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Changes' })).getByText('Timelock pays 2 ETH.')).toBeTruthy();
  expect(screen.getByText('Token ACME: Transfer')).toBeTruthy();
  expect(screen.queryByRole('region', { name: /danger/i })).toBeNull();
});

test('an address in a change can be copied and is shown short', async () => {
  server.answers = [{ ...passed, changes: [{ kind: 'balance', text: '0x00000000000000000000000000000000000000Cc receives 2 ETH.' }] }];
  draw();
  const changes = within(await screen.findByRole('list', { name: 'Changes' }));
  expect(changes.getByRole('listitem').textContent).toMatch(/^0x0000…0000Cc.* receives 2 ETH\.$/);
  expect(changes.getByRole('button', { name: /copy/i })).toBeTruthy();
});

test('dangers come before everything else', async () => {
  server.answers = [flagged];
  draw();
  const danger = await screen.findByRole('region', { name: 'Danger' });
  expect(danger.textContent).toContain('Lock-out: nobody could propose any more.');
  expect(danger.compareDocumentPosition(screen.getByText(/would pass/)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('an action that fails is named with its reason, also in the toast of whoever asks again', async () => {
  server.answers = [failed];
  draw();
  expect(await screen.findByText(/action 2 would fail now\. The token refused\./)).toBeTruthy();
  expect(screen.getByText(/^So none of it would happen now\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Simulate again' }));
  expect(notify.error).toHaveBeenCalledExactlyOnceWith('Transaction simulation failed', 'Reason: The token refused.');
});

test('whoever asks again is told that it worked, and nobody is who only looks', async () => {
  draw();
  await screen.findByText(/would pass/);
  expect(notify.success).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Simulate again' }));
  expect(notify.success).toHaveBeenCalledExactlyOnceWith('Transaction simulation successful');
});

test('what has changed since the first run is told', async () => {
  server.answers = [passed, flagged];
  draw();
  await screen.findByText(/would pass/);
  expect(screen.queryByRole('region', { name: 'Changed since' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Simulate again' }));
  expect((await screen.findByRole('region', { name: 'Changed since' })).textContent).toContain(
    'New: Lock-out: nobody could propose any more.',
  );
});

test('what the server knows to have changed since the proposal was made is told at once', async () => {
  server.answers = [
    { ...passed, since: { simulatedAt: '2026-11-20T10:00:00.000Z', added: ['Timelock pays 2 ETH.'], gone: ['Timelock pays 1 ETH.'] } },
  ];
  draw();
  expect((await screen.findByRole('region', { name: 'Changed since' })).textContent).toContain('No more: Timelock pays 1 ETH.');
});

test('where nothing can be simulated, people may go on, and are told so', async () => {
  server.answers = [unknown];
  draw();
  expect(await screen.findByText(/No node could\. You can go on without it/)).toBeTruthy();
});

test('a server that does not answer is told with a way to try again', async () => {
  server.answers = [new Error('away'), passed];
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/would pass/)).toBeTruthy();
});

test('beside the buttons it is told from the beginning, in one place', async () => {
  server.answers = [flagged];
  const { unmount } = renderPage(<SimulationSummary subject={subject} stage="queued" />);
  expect(screen.getByRole('status').textContent).toContain('It is being simulated.');
  expect(await screen.findByText(/The simulation found a danger\./)).toBeTruthy();
  unmount();
  server.answers = [passed];
  const { unmount: leave } = renderPage(<SimulationSummary subject={subject} stage="queued" />);
  expect(await screen.findByText(/By the simulation it would succeed, and no danger was found\./)).toBeTruthy();
  leave();
  server.answers = [new Error('away')];
  renderPage(<SimulationSummary subject={subject} stage="queued" />);
  expect(await screen.findByText(/It could not be simulated\. You can go on without\./)).toBeTruthy();
});
