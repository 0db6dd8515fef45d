import type { WizardRules } from '../wizard/index.ts';
import type { MeasureFacts } from './measures/measure.ts';
import type { ProposalForm } from './proposalForm.ts';
import { validateProposal } from './proposalRules.ts';

export type ProposalStage = 'write' | 'actions' | 'review';

const isAction = (field: string): boolean => field === 'actions' || field.startsWith('actions.');

/**
 * The steps of making a proposal: its text, its actions, and a review.
 *
 * @param facts of the governor; undefined while they are not known.
 */
export const proposalWizard = (facts?: MeasureFacts): WizardRules<ProposalStage, ProposalForm> => ({
  steps: [
    { id: 'write', title: 'Write', places: [{ id: 'write', title: 'Write' }] },
    { id: 'actions', title: 'Actions', places: [{ id: 'actions', title: 'Actions' }] },
    { id: 'review', title: 'Review', places: [{ id: 'review', title: 'Review' }] },
  ],
  isVisible: () => true,
  errors(stage, form) {
    if (stage === 'review') return {};
    return Object.fromEntries(Object.entries(validateProposal(form, facts)).filter(([field]) => isAction(field) === (stage === 'actions')));
  },
  sentences: () => [],
});
