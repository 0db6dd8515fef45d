// @vitest-environment happy-dom
import { emptyAction } from '@althing/domain/governance';
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

function draw() {
  const draft = { ...emptyDraft(), form: { title: '', body: '', actions: [emptyAction('sendNative', 'a')] } };
  const organisation = { contracts: [], governors: [], token: null } as Partial<OrganisationDetail> as OrganisationDetail;
  const governor = { chainId: 137, address: '0x01' } as Partial<GovernorView> as GovernorView;
  const wizard = { draft, edit, facts: sampleFacts() } as Partial<ProposalWizard> as ProposalWizard;
  return renderPage(<ActionsStage organisation={organisation} governor={governor} wizard={wizard} errors={{}} />);
}

test('a payment of the chain’s own currency goes by its symbol, wherever it is named', () => {
  const { container } = draw();
  expect(screen.getByRole('button', { name: 'Send POL' })).toBeDefined();
  expect(screen.getByRole('heading', { name: '1. Send POL' })).toBeDefined();
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
