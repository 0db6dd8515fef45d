import type { OrganisationForm } from '@althing/domain/setup';

/** What an advice at `field` is about, by the name that its owner gave it; undefined where the sentence says so itself. */
export function hintSubject({ modules }: OrganisationForm, field: string): string | undefined {
  const [, list, index] = /^modules\.(governor|workingGroup)\.(\d+)\./.exec(field) ?? [];
  if (list === 'governor') return modules.governor[Number(index)]?.governorName.trim() || `Governor ${Number(index) + 1}`;
  if (list === 'workingGroup') return modules.workingGroup[Number(index)]?.name.trim() || `Working group ${Number(index) + 1}`;
  return undefined;
}
