import { VETO_NEEDS_DELAY } from '../../setup/sentences.ts';
import type { ModuleSetup } from '../moduleSetup.ts';
import { vetoRules } from '../shared/vetoRules.ts';
import { vetoSetup } from '../shared/vetoSetup.ts';

const KIND = { list: 'preVoteVeto', window: 'preVotingTimelock', noWindow: VETO_NEEDS_DELAY } as const;

export const setup: ModuleSetup = {
  ...vetoSetup('preVoteVeto'),
  rules: (form, context) => vetoRules(KIND, form, context),
};
