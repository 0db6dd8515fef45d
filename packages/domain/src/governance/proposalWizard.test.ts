import { describe, expect, test } from 'vitest';
import { moveWizard, settleWizard, wizardStart } from '../wizard/index.ts';
import { emptyAction, emptyProposal, type ProposalForm } from './proposalForm.ts';
import { type ProposalStage, proposalWizard } from './proposalWizard.ts';

const at = (position: ProposalStage, furthest = position) => ({ position, furthest });
const resolution: ProposalForm = { title: 'Rest', body: 'We have worked.', actions: [] };
const unfinished: ProposalForm = { ...resolution, actions: [emptyAction('sendNative', '1')] };
const next = (stage: ProposalStage, form: ProposalForm) => moveWizard(proposalWizard(), at(stage), { type: 'next' }, form);

describe('the wizard of a proposal', () => {
  test('asks for title and text before the actions, and for nothing of the actions yet', () => {
    expect(next('write', { ...unfinished, title: '', body: '' })).toMatchObject({
      outcome: 'blocked',
      errors: { title: 'Please enter a title', body: 'Please say what you propose and why' },
    });
    expect(next('write', unfinished)).toMatchObject({ outcome: 'moved', state: at('actions') });
  });

  test('asks for whole actions before the review; none at all make a resolution', () => {
    expect(Object.keys(next('actions', unfinished).errors)).toEqual(['actions.0.recipient', 'actions.0.amount']);
    expect(next('actions', resolution)).toMatchObject({ outcome: 'moved', state: at('review') });
  });

  test('opens a stored draft at the first stage that is no longer valid', () => {
    expect(settleWizard(proposalWizard(), at('review'), unfinished)).toEqual(at('actions', 'review'));
    expect(settleWizard(proposalWizard(), at('review'), emptyProposal())).toEqual(at('write', 'review'));
    expect(wizardStart(proposalWizard())).toEqual(at('write'));
  });
});
