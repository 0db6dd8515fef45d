import type { FormErrors } from '@althing/domain/setup';
import type { ProposalWizard } from './useProposalWizard.ts';

export interface StageProps {
  wizard: Pick<ProposalWizard, 'draft' | 'edit' | 'chooseGovernor' | 'facts'>;
  /** By dotted path; empty until the reader tried to continue. */
  errors: FormErrors;
}
