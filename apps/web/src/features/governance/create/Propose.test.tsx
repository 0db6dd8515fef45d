// @vitest-environment happy-dom
import { emptyProposal, emptyRemote, type MeasureFacts, remoteContent, remoteKey } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { BEN, sampleFacts, sampleRemote, TOKEN } from '@althing/domain/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { Propose } from './Propose.tsx';

vi.mock('../../transactions/index.ts', async () => ({
  TransactionButton: (await import('../../../../test/transactionButton.tsx')).FakeTransactionButton,
  knownContractsOf: () => [],
  nameAddressIn: () => () => undefined,
}));
vi.mock('../useActor.ts', () => ({ useActor: () => ({ account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', isSafe: false }) }));
vi.mock('../simulation/useSimulation.ts', () => ({ draftSubject: () => undefined, useSimulation: () => ({}) }));
vi.mock('./useProposeEligibility.ts', () => ({ useProposeEligibility: () => ({}) }));
vi.mock('../../../ui/wizard/WizardEnd.tsx', () => ({ WizardEnd: ({ children }: { children: unknown }) => children }));

test('what is signed can be read, line by line, where it is signed', () => {
  const organisation = { name: 'Guild', contracts: [] } as Partial<OrganisationDetail> as OrganisationDetail;
  const governor = { chainId: 31337, address: '0x00000000000000000000000000000000000000bb' } as Partial<GovernorView> as GovernorView;
  const form = { ...emptyProposal(), title: 'Buy canvas', body: 'Twelve rolls\n\nof the thick one' };
  renderPage(<Propose organisation={organisation} governor={governor} form={form} facts={undefined} onProposed={() => undefined} />);
  expect(screen.getByRole('region', { name: 'Text of the proposal' }).textContent).toMatch(/^Buy canvasTwelve rolls\s*of the thick one/);
});

test('calls that would fail on the other chain are proposed only by somebody who says that they know', async () => {
  const organisation = { name: 'Guild', contracts: [] } as Partial<OrganisationDetail> as OrganisationDetail;
  const governor = { chainId: 31337, address: '0x00000000000000000000000000000000000000bb' } as Partial<GovernorView> as GovernorView;
  const pay = { tempId: 'c', type: 'sendToken', token: TOKEN, decimals: 18, recipient: BEN, amount: '5' } as const;
  const draft = { ...emptyRemote('r', 31338), calls: [pay] };
  const form = { ...emptyProposal(), title: 'Pay there', body: 'Five', actions: [draft] };
  const fees = (['hyperlane', 'layerzero', 'axelar'] as const).map((bridge) => ({ bridge, fee: 1n, gasLimit: 1n, refusal: null }));
  const factsIf = (outcome: 'succeeds' | 'fails') => {
    const quote = { outcome, gas: null, failedCall: 0, reason: 'It has no tokens.', fees };
    return sampleFacts({ remote: sampleRemote({ quotes: new Map([[remoteKey(remoteContent(draft, sampleFacts())!), quote]]) }) });
  };
  const propose = (facts: MeasureFacts) => (
    <Propose organisation={organisation} governor={governor} form={form} facts={facts} onProposed={() => undefined} />
  );
  const { rerender } = renderPage(propose(factsIf('succeeds')));
  expect(screen.getByRole('button', { name: 'Propose' }).title).toBe('');
  rerender(propose(factsIf('fails')));
  expect(screen.getByRole('button', { name: 'Propose' }).title).toMatch(/^The simulation failed/);
});
