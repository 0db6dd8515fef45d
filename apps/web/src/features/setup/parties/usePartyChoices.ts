import type { ModuleKey } from '@althing/domain/modules';
import { leadsTo, moduleKeysOn, type OrganisationForm } from '@althing/domain/setup';
import { useMemo } from 'react';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { useFormValue } from '../form/useFormValue.ts';
import type { PartyChoice } from './PartyInput.tsx';

/**
 * Modules of the draft that an address field may name on all of `chainIds`, without those that would then own themselves. Returns the same array
 * while
 * the choices stay the same, because every change of the form makes a new draft and rows should not re-render for it.
 */
export function usePartyChoices(chainIds: readonly number[], ownKey?: ModuleKey): readonly PartyChoice[] {
  const form = useSetupForm();
  useFormValue(form, 'modules');
  const text = JSON.stringify(choicesOn(form.getValues(), chainIds, ownKey));
  return useMemo(() => JSON.parse(text) as PartyChoice[], [text]);
}

function choicesOn(draft: OrganisationForm, chainIds: readonly number[], ownKey: ModuleKey | undefined): PartyChoice[] {
  const [first, ...others] = chainIds.map((chainId) => moduleKeysOn(draft, chainId));
  return (first ?? [])
    .filter(({ key }) => others.every((modules) => modules.some((module) => module.key === key)))
    .filter(({ key }) => ownKey === undefined || !leadsTo(first ?? [], key, ownKey))
    .map(({ key, label }) => ({ value: key, label }));
}
