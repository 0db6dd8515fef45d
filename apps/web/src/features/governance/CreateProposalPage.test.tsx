// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../../../test/renderRoute.tsx';
import { CreateProposalPage } from './CreateProposalPage.tsx';

const PROPOSAL = '7';
const governor = { chainId: 31337, address: '0x00000000000000000000000000000000000000bb', governorName: 'Main', timelock: null };
const finish = vi.fn();
vi.mock('./queries.ts', () => ({
  useOrganisationBySlug: () => ({ data: { slug: 'guild', name: 'Guild', governors: [governor] }, isError: false, isPending: false }),
}));
vi.mock('../../lib/session/useSession.ts', () => ({ useSession: () => undefined }));
vi.mock('./create/useProposalWizard.ts', () => ({
  useProposalWizard: () => ({
    draft: { governor: undefined, form: {} },
    governor,
    errors: {},
    run: { state: { position: 'review' } },
    finish,
  }),
}));
vi.mock('../auth/index.ts', () => ({ useWalletState: () => 'authenticated' }));
vi.mock('./create/useProposeEligibility.ts', () => ({ useProposeEligibility: () => ({ eligibility: { isAllowed: true }, power: {} }) }));
vi.mock('./create/DraftBar.tsx', () => ({ DraftBar: () => null }));
vi.mock('./create/ProposerNote.tsx', () => ({ ProposerNote: () => null }));
vi.mock('../../ui/wizard/UnreadableDraft.tsx', () => ({ UnreadableDraft: () => null }));
vi.mock('../../ui/wizard/ElsewhereNotice.tsx', () => ({ ElsewhereNotice: () => null }));
vi.mock('../../ui/wizard/AsideNotice.tsx', () => ({ AsideNotice: () => null }));
vi.mock('../../ui/wizard/WizardFrame.tsx', () => ({ WizardFrame: ({ children }: { children: unknown }) => children }));
vi.mock('./create/ReviewStage.tsx', () => ({
  ReviewStage: ({ onProposed }: { onProposed: (id: string) => void }) => (
    <button type="button" onClick={() => onProposed(PROPOSAL)}>
      Propose
    </button>
  ),
}));

test('a new proposal takes the place of its form in the history, and the draft is forgotten', async () => {
  const { user, getByRole, history } = await renderRoute(<CreateProposalPage slug="guild" />, '/organisations/guild/proposals/create');
  const before = history.length;
  await user.click(getByRole('button', { name: 'Propose' }));
  await vi.waitFor(() => expect(history.location.pathname).toBe(`/organisations/guild/proposals/31337/${governor.address}/${PROPOSAL}`));
  expect(history.length).toBe(before);
  expect(finish).toHaveBeenCalledOnce();
});
