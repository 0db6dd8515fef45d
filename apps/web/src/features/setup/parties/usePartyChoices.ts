import type { ModuleKey } from '@althing/domain/modules';
import { leadsTo, moduleKeysOn, type OrganisationForm } from '@althing/domain/setup';
import { useDeferredValue } from 'react';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { useSelection } from '../form/useSelection.ts';
import type { PartyChoice } from './PartyInput.tsx';

/**
 * Modules of the draft that an address field may name on all of `chainIds`, without those that would then own themselves. The
 * same array while the choices stay the same, so that rows do not re-render.
 */
export function usePartyChoices(chainIds: readonly number[], ownKey?: ModuleKey): readonly PartyChoice[] {
  const form = useSetupForm();
  // Each key of a group's name changes them, and hundreds of fields offer them: those may follow a moment later.
  return useDeferredValue(useSelection(form, 'modules', (_, draft) => choicesOn(draft, chainIds, ownKey)));
}

function choicesOn(draft: OrganisationForm, chainIds: readonly number[], ownKey: ModuleKey | undefined): PartyChoice[] {
  const [first, ...others] = chainIds.map((chainId) => moduleKeysOn(draft, chainId));
  return (first ?? [])
    .filter(({ key }) => others.every((modules) => modules.some((module) => module.key === key)))
    .filter(({ key }) => ownKey === undefined || !leadsTo(first ?? [], key, ownKey))
    .map(({ key, label }) => ({ value: key, label }));
}
