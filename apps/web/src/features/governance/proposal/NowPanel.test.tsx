// @vitest-environment happy-dom
import { encodeVetoProposal, hashProposal } from '@althing/bindings';
import { eligibilityOf, type Guardians, type ProposalFacts, proposalState, type Vetoer } from '@althing/domain/governance';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import type { GuardianCase } from './guardianCases.ts';
import { NowPanel } from './NowPanel.tsx';
import type { ProposalAction, ProposalView } from './useProposalView.ts';

vi.mock('../../transactions/index.ts', async () => ({
  TransactionButton: (await import('../../../../test/transactionButton.tsx')).FakeTransactionButton,
  knownContractsOf: () => [],
  nameAddressIn: () => () => undefined,
}));

vi.mock('../simulation/SimulationSummary.tsx', () => ({ SimulationSummary: () => null }));

const GUARDIAN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SAFE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const PROPOSER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const GOVERNOR = '0x00000000000000000000000000000000000000bb';
const content = { actions: [{ to: SAFE, value: 0n, data: '0x' } as const], description: '# Buy canvas' };
const guardian = (account: typeof GUARDIAN | typeof SAFE, name: string, owners: (typeof GUARDIAN | typeof PROPOSER)[] = []) => ({
  account,
  name,
  isYou: false,
  owners,
});
const NOBODY: Guardians = { preVote: null, preExecution: null };

function draw(
  now: number,
  account: string,
  guardians: Guardians | undefined,
  change: Partial<ProposalFacts> = {},
  renderGuardian?: (guardian: GuardianCase) => string,
  isSignedIn = true,
  vetoer?: Vetoer,
) {
  const facts = {
    createdAt: 100,
    voteStart: 200,
    voteEnd: 300,
    queuedAt: null,
    eta: null,
    executedAt: null,
    canceledAt: null,
    isVetoed: false,
    votes: { for: 3n, against: 1n, abstain: 0n },
    quorum: 2n,
    counting: { type: 'fractional' },
    ...change,
  } as const;
  const actor = { account: account as typeof GUARDIAN, isSignedIn, walletChainId: 31337 };
  const governor = { chainId: 31337, chainName: 'Alpha', tokenSymbol: 'ACME', proposalThreshold: 0n, hasTimelock: true };
  const proposal = { facts, proposer: PROPOSER, hasVoted: false } as const;
  const view = {
    organisation: { contracts: [] },
    governor: { timelock: SAFE },
    proposal: {
      chainId: 31337,
      governor: GOVERNOR,
      proposer: PROPOSER,
      proposalId: String(hashProposal(content)),
      description: content.description,
      title: 'Buy canvas',
      actions: [{ target: SAFE, value: '0', calldata: '0x' }],
    },
    facts,
    powers: { timelockDelay: 600, guardians },
    vetoer,
    state: proposalState(facts, now),
    now,
    actor: { ...actor, isSafe: false },
    eligibility: (action: ProposalAction) =>
      action === 'vote' || (action === 'veto' && !guardians)
        ? undefined
        : eligibilityOf({ action, actor, governor, now, proposal, guardians: guardians ?? NOBODY }),
  };
  return renderPage(<NowPanel view={view as unknown as ProposalView} renderGuardian={renderGuardian} />);
}
const veto = () => screen.queryByRole('button', { name: 'Veto' });
const both: Guardians = { preVote: guardian(GUARDIAN, 'Watch'), preExecution: guardian(GUARDIAN, 'Brake') };

test.each([150, 350])('its guardian can veto it, before the vote and once it has passed (at %i)', (now) => {
  draw(now, GUARDIAN, both);
  expect(veto()?.title).toBe('');
  expect(veto()?.dataset['call']).toBe(encodeVetoProposal({ governor: GOVERNOR, ...content }).data);
  expect(veto()?.dataset['effect']).toContain('Stops the proposal for good');
});

test('a guardian before the vote reads that it is too late once voting is open', () => {
  draw(250, GUARDIAN, { ...both, preExecution: null });
  expect(veto()?.title).toMatch(/^It is too late for a veto/);
  expect(screen.getByText(/^Veto: It is too late for a veto/)).toBeDefined();
});

test('an owner of the Safe that is the guardian reads that the Safe has to veto', () => {
  draw(150, GUARDIAN, { ...NOBODY, preVote: guardian(SAFE, '“Watch”', [GUARDIAN]) });
  expect(veto()?.title).toContain('the Safe itself has to veto');
});

test('nobody else is offered a veto, and reads who can stop it until when', () => {
  draw(150, PROPOSER, both);
  expect(veto()).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('the guardian Watch can stop it, until');
  expect(screen.getByRole('status').textContent).toContain('the guardian Brake can stop it until it is executed');
});

test('what was vetoed offers nothing more', () => {
  draw(350, GUARDIAN, both, { isVetoed: true, canceledAt: 320 }, undefined, true, both.preExecution);
  expect(screen.queryByRole('button', { name: /Veto|Queue|Execute/ })).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/^The guardian Brake stopped it/);
});

const throughSafe = ({ safe, call, timeText }: GuardianCase): string => `${safe} ${call.data} ${timeText ?? 'stopped it'}`;
const stop = encodeVetoProposal({ governor: GOVERNOR, ...content }).data;

test('an owner of a guardian Safe vetoes through it where the page can, and reads how much time is left', () => {
  const { container } = draw(150, GUARDIAN, { ...NOBODY, preVote: guardian(SAFE, '“Watch”', [GUARDIAN]) }, {}, throughSafe);
  expect(veto()).toBeNull();
  expect(container.textContent).toContain(`${SAFE} ${stop} Time left: 51 seconds.`);
});

test('an owner of a guardian Safe who has not signed in is offered no second veto', () => {
  draw(150, GUARDIAN, { ...NOBODY, preVote: guardian(SAFE, '“Watch”', [GUARDIAN]) }, {}, throughSafe, false);
  expect(veto()).toBeNull();
});

test.each([
  [150, 'preExecution'],
  [250, 'preVote'],
] as const)('outside of its window no guardian Safe is shown (at %i, %s)', (now, office) => {
  const { container } = draw(now, PROPOSER, { ...NOBODY, [office]: guardian(SAFE, '“Watch”', [GUARDIAN]) }, {}, throughSafe);
  expect(container.textContent).not.toContain(SAFE);
});

test('of what was vetoed the Safe is shown that did it, also where it is a guardian no more', () => {
  const vetoer = guardian(SAFE, '0x7099…79C8', [GUARDIAN]);
  const guardians = { preVote: guardian(GUARDIAN, 'A', [PROPOSER]), preExecution: guardian(GUARDIAN, 'B', [PROPOSER]) };
  const { container } = draw(350, PROPOSER, guardians, { isVetoed: true, canceledAt: 320 }, throughSafe, true, vetoer);
  expect(screen.getByRole('status').textContent).toMatch(/^The former guardian 0x7099…79C8 stopped it\./);
  expect(container.textContent).toContain(`${SAFE} ${stop} stopped it`);
  expect(container.textContent).not.toContain(`${GUARDIAN} ${stop}`);
});
