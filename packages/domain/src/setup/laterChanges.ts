import type { ChangedBy } from '../schema/field.ts';
import type { Fact } from '../schema/itemsOf.ts';

const HOW: Readonly<Record<ChangedBy, string>> = {
  upgrade: 'can be changed later by an upgrade proposal',
  governor: 'can be changed later by a vote of the governor',
  holders: 'can be changed later by whoever holds it then',
  nobody: 'cannot be changed later',
};

/** What stays for good is said first. */
const ORDER: readonly ChangedBy[] = ['nobody', 'governor', 'holders', 'upgrade'];

const inWords = (labels: readonly string[]): string => new Intl.ListFormat('en-GB').format(labels);

/** Whether the values shown can be changed once they are deployed, and by whom: a sentence for each. */
export function laterChanges(facts: readonly Pick<Fact, 'label' | 'isShown' | 'changedBy'>[]): string[] {
  const shown = facts.filter(({ isShown }) => isShown);
  return ORDER.flatMap((by) => {
    const labels = new Set(shown.filter(({ changedBy }) => changedBy === by).map(({ label }) => label));
    return labels.size === 0 ? [] : [`${inWords([...labels])} ${HOW[by]}.`];
  });
}
