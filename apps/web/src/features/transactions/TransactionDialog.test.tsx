// @vitest-environment happy-dom
import { encodeDelegateVotes } from '@althing/bindings';
import { screen } from '@testing-library/react';
import { keccak256 } from 'viem';
import { beforeEach, expect, test, vi } from 'vitest';
import { WagmiContext } from 'wagmi';
import { renderPage } from '../../../test/renderPage.tsx';
import { tokenChain } from '../../../test/tokenChain.ts';
import { TransactionDialog } from './TransactionDialog.tsx';
import { aRequest, anEstimate, anOutcome, aSent } from './transaction.builders.ts';
import type { TransactionState } from './transactionState.ts';

vi.mock('../auth/index.ts', async () => ({ CitizenButton: (await import('../../../test/citizenButton.tsx')).FakeCitizenButton }));

const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const DELEGATEE = '0x00000000000000000000000000000000000000aa';
const call = encodeDelegateVotes({ token: TOKEN, delegatee: DELEGATEE });
const request = aRequest({ ...call, title: 'Delegate your votes', effect: 'From now on this account votes for you.' });
const estimate = anEstimate({ cost: 2_000_000_000_000_000n });
const acts = { prepare: vi.fn(), confirm: vi.fn(), abandon: vi.fn(), lookAgain: vi.fn(), dismiss: vi.fn() };
const onClose = vi.fn();
beforeEach(() => {
  for (const act of [...Object.values(acts), onClose]) act.mockReset();
});

function draw(state: TransactionState, shown: typeof request | undefined = request) {
  return renderPage(
    <WagmiContext value={tokenChain([])}>
      <TransactionDialog
        transaction={{ state, ...acts }}
        request={shown}
        contracts={[{ address: TOKEN, label: 'Token ACME', abi: 'Token' }]}
        nameAddress={(address) => (address === TOKEN ? 'Token ACME' : undefined)}
        opened
        onClose={onClose}
      />
    </WagmiContext>,
  );
}
const text = () => screen.getByRole('dialog').textContent;
/** Buttons in the foot of the dialog; the others only expand parts of the preview. */
const FOOT = ['My wallet shows nothing', 'Close', 'Confirm in wallet', 'Try again', 'Check again', 'Look again', 'Understood'];
const offered = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter((name) => FOOT.includes(name));
const press = (name: string) => screen.getAllByRole('button', { name }).find((button) => button.textContent === name)!;

test('before the wallet opens it says what is called, on what, with which effect, what it costs and which digest', () => {
  draw({ phase: 'ready', request, estimate });
  expect(screen.getByRole('dialog', { name: 'Delegate your votes' })).toBeDefined();
  for (const said of [request.effect, 'delegate', 'Token ACME', 'Alpha', 'No money', '0.00200 ETH', keccak256(call.data)])
    expect(text()).toContain(said);
});

test('of a batch every call is shown, with the sum of the money, and no digest that the wallet could not show', () => {
  const first = { to: DELEGATEE, value: 2n * 10n ** 18n, data: '0x' } as const;
  const batch = { ...request, value: 10n ** 18n, isSafe: true, before: [first] };
  draw({ phase: 'ready', request: batch, estimate }, batch);
  for (const said of ['One transaction of the Safe with 2 calls, all of them or none', 'delegate', 'Send', '3 ETH'])
    expect(text()).toContain(said);
  expect(text()).not.toContain('Digest of the data');
});

test('it opens the wallet only when that is pressed', async () => {
  const { user } = draw({ phase: 'ready', request, estimate });
  expect(acts.confirm).not.toHaveBeenCalled();
  await user.click(press('Confirm in wallet'));
  expect(acts.confirm).toHaveBeenCalledOnce();
});

test('the statement is asked for before the wallet, but for what needs none', () => {
  const { unmount } = draw({ phase: 'ready', request, estimate });
  expect(press('Confirm in wallet').dataset['asksForStatement']).toBeDefined();
  unmount();
  draw({ phase: 'ready', request: { ...request, needsStatement: false }, estimate });
  expect(press('Confirm in wallet').dataset['asksForStatement']).toBeUndefined();
});

test('closing sends nothing and stops nothing', async () => {
  const { user } = draw({ phase: 'signing', request, estimate });
  await user.click(press('Close'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(acts.abandon).not.toHaveBeenCalled();
});

test('while the chain is asked the wallet cannot be opened', async () => {
  const { user } = draw({ phase: 'preparing', request });
  await user.click(press('Confirm in wallet'));
  expect(acts.confirm).not.toHaveBeenCalled();
});

const sent = aSent({ title: 'Delegate your votes' });
const outcome = anOutcome();
const states: readonly [TransactionState, string[]][] = [
  [{ phase: 'ready', request, estimate }, ['Close', 'Confirm in wallet']],
  [{ phase: 'signing', request, estimate }, ['My wallet shows nothing', 'Close']],
  [{ phase: 'switching', request, estimate }, ['My wallet shows nothing', 'Close']],
  [{ phase: 'rejected', request, estimate, what: 'transaction' }, ['Close', 'Try again']],
  [{ phase: 'blocked', request, reason: 'No votes' }, ['Close', 'Check again']],
  [{ phase: 'failed', request, estimate, reason: 'Odd', isUnsent: true }, ['Close', 'Try again']],
  [{ phase: 'failed', request, estimate, reason: 'Odd', isUnsent: false }, ['Close', 'Check again']],
  [{ phase: 'sent', sent, isSlow: false }, ['Close']],
  [{ phase: 'reverted', sent, outcome, reason: null }, ['Close', 'Try again']],
  [{ phase: 'dropped', sent }, ['Close', 'Try again']],
  [{ phase: 'unwatched', sent }, ['Close', 'Look again', 'Understood']],
];

test.each(states)('in the state $phase it offers what makes sense there', (state, buttons) => {
  draw(state);
  expect(offered().filter((name, index, all) => all.indexOf(name) === index)).toEqual(buttons);
});

test('what was blocked is asked again, with the same call', async () => {
  const { user } = draw({ phase: 'blocked', request, reason: 'You have no votes' });
  expect(text()).toContain('You have no votes');
  await user.click(press('Check again'));
  expect(acts.prepare).toHaveBeenCalledWith(request);
});

test('a proposal that is no longer followed can be looked for again, or let go', async () => {
  const { user } = draw({ phase: 'unwatched', sent });
  await user.click(press('Look again'));
  expect(acts.lookAgain).toHaveBeenCalledOnce();
  await user.click(press('Understood'));
  expect(acts.dismiss).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a wallet that shows nothing can be given up', async () => {
  const { user } = draw({ phase: 'signing', request, estimate });
  await user.click(press('My wallet shows nothing'));
  expect(acts.abandon).toHaveBeenCalledOnce();
});

test('what was sent is shown by its own title, and nothing is proposed anew', () => {
  draw({ phase: 'sent', sent, isSlow: false }, undefined);
  expect(screen.getByRole('dialog', { name: sent.title })).toBeDefined();
  expect(text()).not.toContain(request.effect);
});

test('what is confirmed keeps the title under which it was prepared, although the page asks for something else by now', () => {
  draw({ phase: 'ready', request, estimate }, aRequest({ ...call, title: 'Delegate to somebody else' }));
  expect(screen.getByRole('dialog', { name: 'Delegate your votes' })).toBeDefined();
  expect(text()).not.toContain('Delegate to somebody else');
});

test('a Safe is told to propose, and who pays', () => {
  const safe = { ...request, isSafe: true };
  draw({ phase: 'ready', request: safe, estimate }, safe);
  expect(text()).toContain('Proposed by the Safe');
  expect(text()).toContain('paid by the owner who executes');
});

test('what was proposed to a Safe leads to the queue of that Safe, and what was sent does not', () => {
  const { unmount } = draw({ phase: 'sent', sent: aSent({ kind: 'safe' }), isSlow: false });
  expect(screen.getByRole('link', { name: 'Its queue' }).getAttribute('href')).toBe(`/safes/31337/${aSent().from}`);
  unmount();
  draw({ phase: 'sent', sent: aSent(), isSlow: false });
  expect(screen.queryByRole('link', { name: 'Its queue' })).toBeNull();
});
