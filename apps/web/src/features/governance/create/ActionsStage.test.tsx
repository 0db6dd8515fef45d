// @vitest-environment happy-dom
import { type ActionDraft, emptyAction } from '@althing/domain/governance';
import { sampleFacts } from '@althing/domain/testing';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { ActionsStage } from './ActionsStage.tsx';
import { emptyDraft } from './proposalDraft.ts';
import type { ProposalWizard } from './useProposalWizard.ts';

vi.mock('wagmi', () => ({ useConnection: () => ({}) }));
vi.mock('./BalanceNote.tsx', () => ({ BalanceNote: () => null }));
vi.mock('../../../lib/config/useChain.ts', () => ({
  useChain: () => ({ name: 'Polygon', nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 } }),
}));

const edit = vi.fn();

function draw(actions: ActionDraft[] = [emptyAction('sendNative', 'a')]) {
  const draft = { ...emptyDraft(), form: { title: '', body: '', actions } };
  const organisation = { contracts: [], governors: [], token: null } as Partial<OrganisationDetail> as OrganisationDetail;
  const governor = { chainId: 137, address: '0x01' } as Partial<GovernorView> as GovernorView;
  const wizard = { draft, edit, facts: sampleFacts() } as Partial<ProposalWizard> as ProposalWizard;
  return renderPage(<ActionsStage organisation={organisation} governor={governor} wizard={wizard} errors={{}} />);
}

test('a payment of the chain’s own currency goes by its symbol, wherever it is named', () => {
  const { container } = draw();
  expect(screen.getByRole('button', { name: 'Send POL' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Action 1: Send POL' })).toBeDefined();
  expect(screen.getByLabelText(/^Amount in POL/)).toBeDefined();
  expect(container.textContent).not.toMatch(/native|coin|ETH/);
});

test('payments have their buttons, and every other kind is among more actions', async () => {
  const { user } = draw();
  for (const name of ['Send POL', 'Send tokens']) await user.click(screen.getByRole('button', { name }));
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('button', { name: 'Custom call' }));
  expect(edit.mock.calls.map(([{ actions }]) => actions[0].type)).toEqual(['sendNative', 'sendToken', 'custom']);
});

test('of few payments each keeps its fields; of many each is a line until it is to be changed', async () => {
  const payment: ActionDraft = {
    tempId: 'a',
    type: 'sendNative',
    decimals: 18,
    recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    amount: '1.5',
  };
  const { unmount } = draw(Array.from({ length: 5 }, (_, index) => ({ ...payment, tempId: String(index) })));
  expect(screen.getAllByLabelText(/^Amount in POL/)).toHaveLength(5);
  unmount();
  const { user } = draw(Array.from({ length: 6 }, (_, index) => ({ ...payment, tempId: String(index) })));
  expect(screen.queryByLabelText(/^Amount in POL/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Action 2: 1.5 POL to Ann' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change action 2' }));
  expect(screen.getByLabelText(/^Amount in POL/)).toBeDefined();
});
