// @vitest-environment happy-dom
import { encodeDelegateVotes } from '@althing/bindings';
import type { OrganisationDetail } from '@althing/domain/http';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { DelegationPanel } from './DelegationPanel.tsx';

const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const TOKENS = 10n ** 18n;

const { actor, power } = vi.hoisted(() => ({
  actor: { account: null as string | null },
  power: {
    data: { balance: 0n, now: 0n, atSnapshot: null as bigint | null, delegate: null as string | null },
    isPending: false,
    isError: false,
  },
}));
vi.mock('../../auth/index.ts', () => ({ useWalletState: () => 'authenticated' }));
vi.mock('../useActor.ts', () => ({
  useActor: () => ({
    ...actor,
    isSignedIn: true,
    isSafe: false,
    on: (walletChainId: number) => ({ ...actor, isSignedIn: true, walletChainId }),
  }),
}));
vi.mock('./useVotingPower.ts', () => ({ useVotingPower: () => power }));
vi.mock('../../transactions/index.ts', async () => ({
  TransactionButton: (await import('../../../../test/transactionButton.tsx')).FakeTransactionButton,
  KnownAddress: ({ address }: { address: string }) => address,
  knownContractsOf: () => [],
  nameAddressIn: () => () => undefined,
}));

beforeEach(() => {
  actor.account = ME;
  power.data = { balance: 5n * TOKENS, now: 0n, atSnapshot: null, delegate: null };
});

const GOVERNOR = { chainId: 31337, address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', timelock: null };
const ELSEWHERE = { chainId: 31338, address: OTHER, timelock: null };
const organisation = { token: { symbol: 'ACME' }, contracts: [], governors: [GOVERNOR, ELSEWHERE] } as unknown as OrganisationDetail;
const draw = (of = organisation) => renderPage(<DelegationPanel organisation={of} chainId={31337} token={TOKEN} />);
const button = (name: string) => screen.getByRole('button', { name });
const delegationTo = (delegatee: `0x${string}`) => encodeDelegateVotes({ token: TOKEN, delegatee }).data;

test('without a wallet it says what to do, and offers nothing', () => {
  actor.account = null;
  draw();
  expect(screen.getByText('Connect a wallet to see your tokens and votes here.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('tokens that vote for nobody are shown beside the votes, with the way to use them', () => {
  const { container } = draw();
  expect(container.textContent).toContain('You hold5.00 ACME');
  expect(container.textContent).toContain('You vote with0 ACME');
  expect(button('Delegate to yourself').dataset['call']).toBe(delegationTo(ME));
  expect(button('Delegate to yourself').dataset['effect']).toBe(
    'Your ACME on Alpha give you votes, beginning with the next vote that opens. The tokens stay where they are.',
  );
});

test('who votes already is not offered to delegate to themselves again', () => {
  power.data = { ...power.data, now: 5n * TOKENS, delegate: ME };
  draw();
  expect(screen.getAllByRole('button').map((offered) => offered.textContent)).toEqual(['Delegate to somebody else']);
});

test('votes that are with somebody else can be taken back', () => {
  power.data = { ...power.data, delegate: OTHER };
  draw();
  expect(button('Take your votes back').dataset['call']).toBe(delegationTo(ME));
});

test('who holds nothing has nothing to delegate', () => {
  power.data = { ...power.data, balance: 0n };
  draw();
  expect(screen.queryByRole('button', { name: /Delegate/ })).toBeNull();
});

test('somebody else is named in a field that takes the focus, and gives it back when it is left', async () => {
  const { user } = draw();
  await user.click(button('Delegate to somebody else'));
  const field = screen.getByLabelText('Who votes with your tokens');
  expect(document.activeElement).toBe(field);
  expect(button('Delegate').title).toBe('Enter the address of the account that shall vote.');
  await user.type(field, OTHER);
  expect(button('Delegate').dataset['call']).toBe(delegationTo(OTHER));
  expect(button('Delegate').dataset['effect']).toContain('The tokens stay yours.');
  await user.click(button('Cancel'));
  expect(document.activeElement).toBe(button('Delegate to somebody else'));
});

test('what is no address is refused with a word, and cannot be sent', async () => {
  const { user } = draw();
  await user.click(button('Delegate to somebody else'));
  await user.type(screen.getByLabelText('Who votes with your tokens'), '0x123');
  expect(screen.getByText('The address is invalid')).toBeDefined();
  expect(button('Delegate').dataset['call']).toBeUndefined();
});

test('delegating to the token itself is warned of', async () => {
  const { user } = draw();
  await user.click(button('Delegate to somebody else'));
  await user.type(screen.getByLabelText('Who votes with your tokens'), TOKEN);
  expect(screen.getByRole('status').textContent).not.toBe('');
});

test('delegating to a governor is warned of, to what is a governor on another chain only it is not', async () => {
  const { user } = draw();
  await user.click(button('Delegate to somebody else'));
  await user.type(screen.getByLabelText('Who votes with your tokens'), GOVERNOR.address);
  expect(screen.getByRole('status').textContent).toContain('This is the governor itself');
  await user.clear(screen.getByLabelText('Who votes with your tokens'));
  await user.type(screen.getByLabelText('Who votes with your tokens'), OTHER);
  expect(screen.queryByRole('status')).toBeNull();
});

test('where no governor counts the token it says so, and offers nothing', () => {
  const { container } = draw({ ...organisation, governors: [ELSEWHERE] } as unknown as OrganisationDetail);
  expect(container.textContent).toContain('No governor counts this token here');
  expect(container.textContent).not.toContain('Delegate');
  expect(screen.queryByRole('button')).toBeNull();
});

test('votes that are carried to a governor of another chain count', () => {
  const contracts = [{ chainId: 31337, kind: 'governorSpoke', address: OTHER }];
  draw({ ...organisation, governors: [ELSEWHERE], contracts } as unknown as OrganisationDetail);
  expect(button('Delegate to yourself')).toBeDefined();
});
