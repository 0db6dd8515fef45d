import { VETO_NEEDS_DELAY } from '../../setup/sentences.ts';
import type { ModuleRules } from '../moduleRules.ts';
import { vetoRules } from '../shared/vetoRules.ts';

export const rules: ModuleRules = (form, context) =>
  vetoRules(
    {
      list: 'preVoteVeto',
      window: 'preVotingTimelock',
      noWindow: VETO_NEEDS_DELAY,
    },
    form,
    context,
  );
