import type { OrganisationForm } from '../../setup/form.ts';
import { TOASTS, VETO_NEEDS_TIMELOCK } from '../../setup/sentences.ts';
import type { ModuleSetup } from '../moduleSetup.ts';
import { vetoRules } from '../shared/vetoRules.ts';
import { vetoSetup } from '../shared/vetoSetup.ts';

const KIND = { list: 'preExecutionVeto', window: 'preExecutionTimelock', noWindow: VETO_NEEDS_TIMELOCK } as const;

export const setup: ModuleSetup = {
  ...vetoSetup('preExecutionVeto'),
  *rules(form, context) {
    yield* vetoRules(KIND, form, context);
    yield { field: 'modules.preExecutionVeto', message: TOASTS.preExecutionVeto, isBroken: hasUnguardedGovernor(form) };
  },
};

/** docs/requirements.md#module-rules: if the module is chosen, every governor with a timelock needs guardians. */
function hasUnguardedGovernor({ modules: { governor, preExecutionVeto } }: OrganisationForm): boolean {
  const isGuarded = ({ chainId, governorName }: OrganisationForm['modules']['governor'][number]): boolean =>
    preExecutionVeto.some((veto) => veto.chainId === chainId && veto.governorName.trim() === governorName.trim());
  return preExecutionVeto.length > 0 && governor.some((g) => g.preExecutionTimelock !== 0 && !isGuarded(g));
}
