// @vitest-environment happy-dom
import { type Call, governorAbi } from '@althing/bindings';
import type { OrganisationDetail, Proposal, UpgradeTransactionView } from '@althing/domain/http';
import { furtherAttempt, upgradeDescription } from '@althing/domain/upgrades';
import { screen } from '@testing-library/react';
import { decodeFunctionData, type Hex } from 'viem';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../../../../test/renderRoute.tsx';
import { AtGovernor, GovernorPartBadge, GovernorSending } from './GovernorSending.tsx';

const GOVERNOR = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const index = vi.hoisted(() => ({ items: [] as unknown[], isPending: false }));
vi.mock('../../governance/index.ts', () => ({
  ProposalBadge: ({ state }: { state: string }) => <b>{state}</b>,
  useActor: () => ({ account: ME, isSafe: false }),
  useProposals: () => ({
    data: { pages: [{ items: index.items }] },
    hasNextPage: false,
    isPending: index.isPending,
    isFetchingNextPage: false,
    refetch: () => undefined,
  }),
  useProposeEligibility: () => ({ reason: undefined }),
}));
vi.mock('../../transactions/index.ts', async () => ({
  TransactionButton: (await import('../../../../test/transactionButton.tsx')).FakeTransactionButton,
  knownContractsOf: () => [],
  nameAddressIn: () => () => undefined,
}));

const text = { id: 'one', proposalName: 'Grants', planHash: '0x12', words: '' } as const;
const call: Call = { to: GOVERNOR, value: 0n, data: '0x1234' };
const transaction = { chainId: 31337, calls: [{ target: call.to, value: '0', calldata: call.data }] } as unknown as UpgradeTransactionView;
const organisation = {
  id: '1',
  slug: 'harbour',
  contracts: [],
  governors: [{ chainId: 31337, address: GOVERNOR, governorName: 'Main' }],
} as unknown as OrganisationDetail;
const made = (proposalId: string, state: Proposal['state'], attempt = 1) => ({
  governor: GOVERNOR,
  proposalId,
  state,
  isVetoed: false,
  description: furtherAttempt(upgradeDescription(text), attempt),
  actions: [{ target: call.to, value: '0', calldata: call.data }],
});

beforeEach(() => {
  index.items = [];
  index.isPending = false;
});
const draw = (...items: unknown[]) => {
  index.items = items;
  return renderRoute(
    <GovernorSending
      transaction={transaction}
      organisation={organisation}
      governor={GOVERNOR}
      description={upgradeDescription(text)}
      text={text}
    />,
  );
};
const proposed = (): string => {
  const data = screen.getByRole('button', { name: 'Put it to the governor’s vote' }).dataset['call'] as Hex;
  return String(decodeFunctionData({ abi: governorAbi, data }).args?.[3]);
};
const described = (attempt: number) => `${furtherAttempt(upgradeDescription(text), attempt)}\n\n#proposer=${ME.toLowerCase()}`;

test('what nobody has proposed can be, and what is under way is led to', async () => {
  const { unmount } = await draw();
  expect(proposed().toLowerCase()).toBe(described(1).toLowerCase());
  unmount();
  await draw(made('7', 'active'));
  expect(screen.getByRole('link', { name: 'Vote, queue and execute there' }).getAttribute('href')).toMatch(/\/7$/);
  expect(screen.queryByRole('button', { name: 'Put it to the governor’s vote' })).toBeNull();
});

test.each(['canceled', 'defeated'] as const)(
  'a proposal that is %s is shown, and the part can be proposed again by another text',
  async (state) => {
    await draw(made('8', state, 2), made('7', 'canceled'));
    expect(screen.getByRole('link', { name: 'See what did not pass' }).getAttribute('href')).toMatch(/\/8$/);
    expect(proposed().toLowerCase()).toBe(described(3).toLowerCase());
  },
);

test('what the vote has just done is being read, and not to be sent any more', async () => {
  const badge = <GovernorPartBadge transaction={transaction} organisation={organisation} governor={GOVERNOR} text={text} />;
  const { unmount } = await draw(made('7', 'executed'));
  expect(screen.getByText('The chain has it; it is being read.')).toBeTruthy();
  unmount();
  const { unmount: leave } = await renderRoute(badge);
  expect(screen.getByText('being read')).toBeTruthy();
  leave();
  index.items = [made('7', 'active')];
  await renderRoute(badge);
  expect(screen.getByText('to be sent')).toBeTruthy();
});

test('an executed proposal counts, whatever failed before or after it', async () => {
  await draw(made('9', 'active', 3), made('8', 'executed', 2), made('7', 'defeated'));
  expect(screen.getByRole('link', { name: 'See its proposal' }).getAttribute('href')).toMatch(/\/8$/);
});

test('nothing is proposed before it is known what was', async () => {
  index.isPending = true;
  await draw();
  expect(screen.getByText('The proposals made so far are being read.')).toBeTruthy();
});

test('what was executed is done, but for calls that may have failed within it, which can be put to the vote again', async () => {
  const { unmount } = await draw(made('7', 'executed'));
  expect(screen.queryByRole('button', { name: 'Put it to the governor’s vote' })).toBeNull();
  unmount();
  index.items = [made('7', 'executed')];
  await renderRoute(
    <AtGovernor
      {...{ organisation, chainId: 31337, governor: GOVERNOR, calls: [call], description: upgradeDescription(text), isText: () => true }}
      label="Put it to the governor’s vote"
      effect=""
      mayFail
    />,
  );
  expect(screen.getByRole('link', { name: 'See what was executed' }).getAttribute('href')).toMatch(/\/7$/);
  expect(proposed().toLowerCase()).toBe(described(2).toLowerCase());
});
