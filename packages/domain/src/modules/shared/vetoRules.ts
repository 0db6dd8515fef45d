import type { Rule } from '../../formErrors.ts';
import type { GovernorDraft, OrganisationForm, VetoDraft } from '../../setup/form.ts';
import { givesTime } from '../../setup/rules/governorRules.ts';
import { chainRules, walletRules } from '../../setup/rules/walletRules.ts';
import type { SetupContext } from '../../setup/setupContext.ts';

/** The differences between the two kinds of guardians. */
export interface VetoKind {
  list: 'preVoteVeto' | 'preExecutionVeto';
  /** The delay during which they can veto. The contracts refuse guardians where this delay is missing. */
  window: 'preVotingTimelock' | 'preExecutionTimelock';
  /** Message where the governor has no such delay. */
  noWindow: string;
}

type Guarded = Pick<VetoDraft, 'chainId' | 'governorName'>;

/** The governor that the guardians belong to; undefined where there is none. */
export const guardedGovernor = ({ modules }: OrganisationForm, { chainId, governorName }: Guarded): GovernorDraft | undefined =>
  governorName.trim() === ''
    ? undefined
    : modules.governor.find((governor) => governor.chainId === chainId && governor.governorName.trim() === governorName.trim());

/** docs/requirements.md#module-rules: rules for guardians of either kind. */
export function* vetoRules({ list, window, noWindow }: VetoKind, form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const entries = form.modules[list];
  const most = form.modules.governor.length || context.chains.length;
  yield { field: `modules.${list}`, message: `At most ${most}, one for each governor`, isBroken: entries.length > most };
  for (const [index, entry] of entries.entries()) {
    const path = `modules.${list}.${index}`;
    const field = `${path}.governorName`;
    const governor = guardedGovernor(form, entry);
    yield* chainRules(`${path}.chainId`, entry.chainId, context);
    yield { field, message: 'Please select a governor', isBroken: governor === undefined };
    const isRepeated = entries
      .slice(0, index)
      .some((other) => other.governorName === entry.governorName && other.chainId === entry.chainId);
    yield { field, message: 'This governor has guardians already', isBroken: isRepeated };
    yield { field, message: noWindow, isBroken: governor !== undefined && !givesTime(governor[window]) };
    yield* walletRules(path, entry, { form, context, chainIds: entry.chainId === null ? [] : [entry.chainId] });
  }
}
