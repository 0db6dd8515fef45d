import type { Rule } from '../../formErrors.ts';
import type { GovernorOrWalletDraft, OrganisationForm, VetoDraft } from '../form.ts';
import { SELECT, TOASTS, VETO_NEEDS_DELAY, VETO_NEEDS_TIMELOCK } from '../sentences.ts';
import type { SetupContext } from '../setupContext.ts';
import { givesTime } from './governorRules.ts';
import { chainRules, walletRules } from './walletRules.ts';

/** docs/requirements.md#module-rules: vetoes, multi-bridge and its settings. */
export function* moduleRules(form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  yield* vetoRules('preVoteVeto', form, context);
  yield* vetoRules('preExecutionVeto', form, context);
  yield { field: 'modules.preExecutionVeto', message: TOASTS.preExecutionVeto, isBroken: hasUnguardedGovernor(form) };
  for (const [index, entry] of form.modules.multiBridge.entries()) {
    const path = `modules.multiBridge.${index}`;
    yield* chainRules(`${path}.chainId`, entry.chainId, context);
    yield { field: `${path}.chainIds`, message: SELECT, isBroken: entry.chainIds.length === 0 };
    yield { field: `${path}.timelock.value`, message: 'Please enter a number, or 0 for none', isBroken: !(entry.timelock.value >= 0) };
    yield* ownerRules(path, entry, entry.chainId, form, context);
  }
  for (const [index, settings] of form.modules.multiBridgeSettings.entries()) {
    const path = `modules.multiBridgeSettings.${index}`;
    yield* ownerRules(`${path}.owner`, settings.owner, settings.chainId, form, context);
    yield { field: `${path}.bridges`, message: SELECT, isBroken: !settings.isAllBridges && settings.bridges.length === 0 };
    if (settings.vetoer) yield* walletRules(`${path}.vetoer`, settings.vetoer, { form, context, chainIds: [settings.chainId] });
  }
}

function* vetoRules(list: 'preVoteVeto' | 'preExecutionVeto', form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const entries = form.modules[list];
  const most = form.modules.governor.length || context.chains.length;
  yield { field: `modules.${list}`, message: `At most ${most}, one for each governor`, isBroken: entries.length > most };
  for (const [index, entry] of entries.entries()) {
    const path = `modules.${list}.${index}`;
    yield* chainRules(`${path}.chainId`, entry.chainId, context);
    yield { field: `${path}.governorName`, message: 'Please select a governor', isBroken: !hasGovernor(form, entry) };
    const isRepeated = entries
      .slice(0, index)
      .some((other) => other.governorName === entry.governorName && other.chainId === entry.chainId);
    yield { field: `${path}.governorName`, message: 'This governor has guardians already', isBroken: isRepeated };
    const message = list === 'preVoteVeto' ? VETO_NEEDS_DELAY : VETO_NEEDS_TIMELOCK;
    yield { field: `${path}.governorName`, message, isBroken: hasNoWindow(list, form, entry) };
    yield* walletRules(path, entry, { form, context, chainIds: entry.chainId === null ? [] : [entry.chainId] });
  }
}

/** The guardians' governor, found, gives them no time between what they guard against and what they would stop. */
function hasNoWindow(list: 'preVoteVeto' | 'preExecutionVeto', { modules }: OrganisationForm, veto: VetoDraft): boolean {
  const guarded = modules.governor.find((g) => g.chainId === veto.chainId && g.governorName.trim() === veto.governorName.trim());
  if (!guarded) return false;
  return !givesTime(list === 'preVoteVeto' ? guarded.preVotingTimelock : guarded.preExecutionTimelock);
}

const hasGovernor = ({ modules }: OrganisationForm, { chainId, governorName }: Pick<VetoDraft, 'chainId' | 'governorName'>): boolean =>
  modules.governor.some((g) => g.chainId === chainId && g.governorName.trim() === governorName.trim() && governorName.trim() !== '');

/** docs/requirements.md#module-rules: once guardians are chosen at all, every governor with a timelock has some. */
function hasUnguardedGovernor({ modules: { governor, preExecutionVeto } }: OrganisationForm): boolean {
  const isGuarded = ({ chainId, governorName }: OrganisationForm['modules']['governor'][number]): boolean =>
    preExecutionVeto.some((veto) => veto.chainId === chainId && veto.governorName.trim() === governorName.trim());
  return preExecutionVeto.length > 0 && governor.some((g) => g.preExecutionTimelock !== 0 && !isGuarded(g));
}

function* ownerRules(
  path: string,
  owner: GovernorOrWalletDraft,
  chainId: number | null,
  form: OrganisationForm,
  context: SetupContext,
): Iterable<Rule> {
  yield { field: `${path}.isGovernor`, message: SELECT, isBroken: owner.isGovernor === null };
  const isMissing = owner.isGovernor === true && !hasGovernor(form, { chainId, governorName: owner.governorName });
  yield { field: `${path}.governorName`, message: 'Please select a governor', isBroken: isMissing };
  if (owner.isGovernor === false) yield* walletRules(path, owner, { form, context, chainIds: chainId === null ? [] : [chainId] });
}
