// @vitest-environment happy-dom
import { encodeCastFractionalVote, encodeCastVote, encodeCastVoteWithReason } from '@althing/bindings';
import type { Eligibility } from '@althing/domain/governance';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { api } from '../../../lib/http/api.ts';
import type { ProposalView } from './useProposalView.ts';
import { VoteBox } from './VoteBox.tsx';

vi.mock('../../transactions/index.ts', async () => ({
  TransactionButton: (await import('../../../../test/transactionButton.tsx')).FakeTransactionButton,
  knownContractsOf: () => [],
  nameAddressIn: () => () => undefined,
}));
vi.mock('../../auth/index.ts', () => ({ WalletButton: () => <button type="button">Connect Wallet</button> }));
vi.mock('../power/DelegationPanel.tsx', () => ({
  DelegateButton: ({ children }: { children: string }) => <button type="button">{children}</button>,
}));

vi.mock('../../../lib/http/api.ts', () => ({ api: vi.fn() }));

const VOTER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const GOVERNOR = '0x00000000000000000000000000000000000000bb';
const allowed: Eligibility = { isAllowed: true };

function view(part: Partial<Omit<ProposalView, 'eligibility'>> & { eligibility?: Eligibility }): ProposalView {
  const { eligibility = allowed, ...rest } = part;
  return {
    organisation: { token: { symbol: 'ACME' }, contracts: [] },
    governor: { token: GOVERNOR },
    proposal: { chainId: 31337, governor: GOVERNOR, proposalId: '7', title: 'Buy canvas' },
    facts: { voteStart: 1_700_000_000, counting: { type: 'fractional' } },
    state: 'active',
    now: 1_700_000_100,
    actor: { account: VOTER, isSafe: false },
    power: { data: { balance: 5n, now: 5n, atSnapshot: 3_000_000_000_000_000_000n, delegate: VOTER }, isPending: false, isError: false },
    ownVote: { hasVoted: false, usedVotes: 0n, left: 3_000_000_000_000_000_000n },
    ...rest,
    eligibility: () => eligibility,
  } as unknown as ProposalView;
}
const castButton = () => screen.getByRole('button', { name: /^Vote/ });
const signButton = () => screen.getByRole('button', { name: /^Sign it/ });

test('nothing is chosen beforehand, and nothing can be sent before something is', () => {
  renderPage(<VoteBox view={view({})} />);
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false, false, false]);
  expect(castButton().title).toBe('Choose For, Against or Abstain first.');
  expect(castButton().dataset['call']).toBeUndefined();
});

test.each([
  ['For', 'for'],
  ['Against', 'against'],
  ['Abstain', 'abstain'],
] as const)('choosing %s prepares that vote and no other', async (label, choice) => {
  const { user } = renderPage(<VoteBox view={view({})} />);
  await user.click(screen.getByRole('radio', { name: label }));
  const button = screen.getByRole('button', { name: `Vote ${label}` });
  expect(button.dataset['call']).toBe(encodeCastVote({ governor: GOVERNOR, proposalId: 7n, choice }).data);
  expect(button.dataset['title']).toBe(`Vote ${label}: Buy canvas`);
  expect(button.dataset['effect']).toContain('It cannot be changed afterwards.');
});

test('a reason goes along, without the blanks around it', async () => {
  const { user } = renderPage(<VoteBox view={view({})} />);
  await user.click(screen.getByRole('radio', { name: 'Against' }));
  await user.type(screen.getByLabelText('Reason (optional)'), ' Too dear ');
  const vote = { governor: GOVERNOR, proposalId: 7n, choice: 'against', reason: 'Too dear' } as const;
  expect(castButton().dataset['call']).toBe(encodeCastVoteWithReason(vote).data);
});

test('the power that will count is said before', () => {
  renderPage(<VoteBox view={view({})} />);
  expect(screen.getByRole('region', { name: 'Your vote' }).textContent).toContain('You vote with 3.00 ACME, as of');
});

test('without a wallet there is the button to connect one, and no ballot', () => {
  const reason = 'Connect a wallet to take part.';
  const eligibility: Eligibility = {
    isAllowed: false,
    code: 'not-connected',
    reason,
    fix: { kind: 'connect', label: 'Connect' },
    possibleAt: null,
  };
  renderPage(<VoteBox view={view({ eligibility })} />);
  expect(screen.getByRole('button', { name: 'Connect Wallet' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Vote' })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText(reason)).toBeDefined();
});

test('who has delegated to nobody is offered to, while it still helps', () => {
  const eligibility = {
    isAllowed: false,
    code: 'no-votes',
    reason: 'You have no votes.',
    fix: { kind: 'delegateToSelf', label: 'Delegate to yourself' },
    possibleAt: null,
  };
  renderPage(<VoteBox view={view({ state: 'pending', eligibility: eligibility as Eligibility })} />);
  expect(screen.getByRole('button', { name: 'Delegate to yourself' })).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
});

const cast = { against: '0', for: '0', abstain: '0' };
test.each([
  [[{ ...cast, for: '2000000000000000000' }], 'You voted For with 2.00 ACME. A vote cannot be changed.'],
  [
    [
      { ...cast, against: '1000000000000000000' },
      { ...cast, for: '500000000000000000', abstain: '500000000000000000' },
    ],
    'You voted For with 0.50 ACME and Against with 1.00 ACME and Abstain with 0.50 ACME. A vote cannot be changed.',
  ],
])('whoever has voted reads which way', async (items, told) => {
  vi.mocked(api).mockResolvedValue({ items, nextCursor: null });
  renderPage(<VoteBox view={view({ ownVote: { hasVoted: true, usedVotes: 2_000_000_000_000_000_000n, left: 0n } })} />);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your vote' }).textContent).toBe(`You have voted${told}`));
  const params = { chainId: 31337, governor: GOVERNOR, proposalId: '7' };
  expect(vi.mocked(api).mock.lastCall?.[1]).toMatchObject({ params, query: { voter: VOTER } });
});

test('whoever has voted a moment ago reads with how much, and cannot again', () => {
  vi.mocked(api).mockResolvedValue({ items: [], nextCursor: null });
  renderPage(<VoteBox view={view({ ownVote: { hasVoted: true, usedVotes: 2_000_000_000_000_000_000n, left: 0n } })} />);
  expect(screen.getByRole('region', { name: 'Your vote' }).textContent).toBe('You have votedWith 2.00 ACME. A vote cannot be changed.');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['succeeded', 'defeated', 'executed', 'canceled', 'pendingexecution'] as const)('there is no ballot once it is %s', (state) => {
  renderPage(<VoteBox view={view({ state })} />);
  expect(screen.queryByRole('region', { name: 'Your vote' })).toBeNull();
});

test('a vote without a choice says beside the button why it cannot be sent, until something is chosen', async () => {
  const { user } = renderPage(<VoteBox view={view({})} />);
  expect(screen.getByText('Choose For, Against or Abstain first.', { selector: 'p' })).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'For' }));
  expect(screen.queryByText('Choose For, Against or Abstain first.', { selector: 'p' })).toBeNull();
});

test('a reason that turns the writing round is refused with a word', async () => {
  const { user } = renderPage(<VoteBox view={view({})} />);
  await user.click(screen.getByRole('radio', { name: 'For' }));
  await user.type(screen.getByLabelText('Reason (optional)'), 'Buy \u202Esavnac');
  expect(castButton().title).toBe('Please leave out characters that change the direction of writing');
});

test('a reason that is too long is kept whole and keeps the vote from being sent', async () => {
  const { user } = renderPage(<VoteBox view={view({})} />);
  await user.click(screen.getByRole('radio', { name: 'For' }));
  const field = screen.getByLabelText<HTMLTextAreaElement>('Reason (optional)');
  await user.click(field);
  await user.paste('a'.repeat(1_003));
  expect(field.value).toHaveLength(1_003);
  expect(castButton().title).toBe('3 characters too many');
});

test('votes are split into parts, which have to be there, and say what stays unused', async () => {
  const { user } = renderPage(<VoteBox view={view({})} />);
  await user.click(screen.getByRole('radio', { name: 'Split my votes' }));
  expect(castButton().title).toBe('Say with how many votes you are For, Against or abstain.');
  await user.type(screen.getByLabelText('For, in ACME'), '2');
  await user.type(screen.getByLabelText('Abstain, in ACME'), '1.5');
  expect(castButton().title).toBe('These are more votes than you have.');
  await user.clear(screen.getByLabelText('Abstain, in ACME'));
  await user.type(screen.getByLabelText('Abstain, in ACME'), '0.5');
  expect(screen.getByRole('region', { name: 'Your vote' }).textContent).toContain(
    'Together 2.5 ACME. 0.5 ACME stay unused: you can cast them later, until voting ends.',
  );
  const e = 10n ** 17n;
  const split = { governor: GOVERNOR, proposalId: 7n, for: 20n * e, abstain: 5n * e, against: 0n, reason: '' } as const;
  expect(castButton().dataset['call']).toBe(encodeCastFractionalVote(split).data);
  expect(castButton().dataset['effect']).toMatch(/^Casts 2 ACME For and 0\.5 ACME Abstain\. It cannot be changed/);
});

test('a quadratic vote cannot be split, and says why', () => {
  renderPage(<VoteBox view={view({ facts: { voteStart: 1_700_000_000, counting: { type: 'quadratic' } } as never, state: 'pending' })} />);
  const radio = screen.getByRole<HTMLInputElement>('radio', { name: 'Split my votes' });
  expect(radio.disabled).toBe(true);
  expect(screen.getByText(/roots of parts would add up to more/)).toBeDefined();
});

test('whoever has cast a part can cast the rest', () => {
  vi.mocked(api).mockResolvedValue({ items: [], nextCursor: null });
  renderPage(<VoteBox view={view({ ownVote: { hasVoted: false, usedVotes: 2n * 10n ** 18n, left: 10n ** 18n } })} />);
  expect(screen.getByRole('region', { name: 'Your vote' }).textContent).toContain(
    'You have voted with 2.00 ACME; 1.00 ACME are left. A vote cannot be changed.',
  );
  expect(screen.getByRole('radio', { name: 'For' })).toBeDefined();
});

test('once a vote is confirmed its fields are empty, so that the rest is filled in anew', async () => {
  const { user } = renderPage(<VoteBox view={view({})} />);
  await user.click(screen.getByRole('radio', { name: 'Split my votes' }));
  await user.type(screen.getByLabelText('For, in ACME'), '2');
  await user.type(screen.getByLabelText('Reason (optional)'), 'Cheap');
  await user.click(castButton());
  expect(screen.queryByLabelText('For, in ACME')).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason (optional)').value).toBe('');
  await user.click(screen.getByRole('radio', { name: 'Split my votes' }));
  expect(screen.getByLabelText<HTMLInputElement>('For, in ACME').value).toBe('');
});

test('parts that are too many say so beside them, and parts that are no amounts are not summed', async () => {
  const { user } = renderPage(<VoteBox view={view({})} />);
  await user.click(screen.getByRole('radio', { name: 'Split my votes' }));
  const inFavour = screen.getByLabelText('For, in ACME');
  await user.type(inFavour, '4');
  expect(screen.getByText(/^Together/).textContent).toBe('Together 4 ACME. These are more votes than you have.');
  await user.type(screen.getByLabelText('Against, in ACME'), 'x');
  expect(screen.queryByText(/^Together/)).toBeNull();
});

test('a vote can be signed once it is filled in, but not by a Safe', async () => {
  const { user, rerender } = renderPage(<VoteBox view={view({})} />);
  expect(signButton().getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('radio', { name: 'For' }));
  expect(signButton().getAttribute('aria-disabled')).toBeNull();
  rerender(<VoteBox view={view({ actor: { account: VOTER, isSafe: true } as never })} />);
  expect(screen.getByText('A Safe signs with several owners, so it votes by a transaction of its own.', { selector: 'p' })).toBeDefined();
});
