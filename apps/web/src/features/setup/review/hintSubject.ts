import type { ChainChoice } from '@althing/domain/chains';
import type { OrganisationForm } from '@althing/domain/setup';
import { draftWallets } from '../parties/draftWallets.ts';

/** Name of what the advice at `field` is about. */
export function hintSubject(form: OrganisationForm, field: string, chains: readonly ChainChoice[]): string | undefined {
  const index = /^modules\.governor\.(\d+)\./.exec(field)?.[1];
  if (index !== undefined) return form.modules.governor[Number(index)]?.governorName.trim() || `Governor ${Number(index) + 1}`;
  return draftWallets(form, chains).find(({ path }) => field.startsWith(`${path}.`))?.label;
}
