// @vitest-environment happy-dom
import { MAX_PROPOSAL_TITLE_LENGTH } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { editProposal } from './editProposal.ts';
import { emptyDraft } from './proposalDraft.ts';
import type { ProposalWizard } from './useProposalWizard.ts';
import { WriteStage } from './WriteStage.tsx';

function Stage() {
  const [draft, setDraft] = useState(emptyDraft());
  const wizard = {
    draft,
    edit: (edit) => setDraft(({ form, governor }) => ({ form: editProposal(form, edit), governor })),
  } as Partial<ProposalWizard> as ProposalWizard;
  const organisation = { governors: [] } as Partial<OrganisationDetail> as OrganisationDetail;
  const governor = { chainId: 31337, address: '0x01' } as Partial<GovernorView> as GovernorView;
  return <WriteStage organisation={organisation} governor={governor} wizard={wizard} errors={{}} />;
}
const title = () => screen.getByLabelText<HTMLInputElement>(/^Title/);

test('the title counts its characters against its limit', async () => {
  const { user } = renderPage(<Stage />);
  await user.type(title(), 'Buy canvas');
  expect(screen.getByText('10 of 120 characters')).toBeDefined();
  expect(screen.queryByText(/too many/)).toBeNull();
});

test('a title that is too long is kept whole and says by how much', async () => {
  const { user } = renderPage(<Stage />);
  await user.click(title());
  await user.paste('a'.repeat(MAX_PROPOSAL_TITLE_LENGTH + 1));
  expect(title().value).toHaveLength(MAX_PROPOSAL_TITLE_LENGTH + 1);
  expect(screen.getByText('1 character too many')).toBeDefined();
});

test('a description that is too long says so while it is written', async () => {
  const { user } = renderPage(<Stage />);
  const body = screen.getByLabelText<HTMLTextAreaElement>(/^Description/, { selector: 'textarea' });
  await user.click(body);
  await user.paste('a'.repeat(20_002));
  expect(body.value).toHaveLength(20_002);
  expect(screen.getByText('2 characters too many')).toBeDefined();
});
