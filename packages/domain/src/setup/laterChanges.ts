import type { ChangedBy } from '../schema/field.ts';
import { WALLET_LISTS } from '../organisation/walletLists.ts';
import type { Fact, Item } from '../schema/itemsOf.ts';

const HOW: Readonly<Record<ChangedBy, string>> = {
  upgrade: 'can be changed later by an upgrade proposal',
  governor: 'can be changed later by a vote of the governor',
  holders: 'can be changed later by whoever holds it then',
  nobody: 'cannot be changed later',
};

/** What stays for good is said first. */
const ORDER: readonly ChangedBy[] = ['nobody', 'governor', 'holders', 'upgrade'];

/** An account that is named as a treasury or working group: nothing stands there that whoever holds it could change. */
const isPlainAccount = ({ type, value }: Pick<Item, 'type' | 'value'>): boolean =>
  WALLET_LISTS.some((list) => list === type) && !(value as { isMultisig: boolean }).isMultisig;

/** The values of a part of which there is something to say. */
export const factsToChange = (item: Pick<Item, 'type' | 'value' | 'facts'>): Fact[] =>
  isPlainAccount(item) ? item.facts.filter(({ changedBy }) => changedBy !== 'holders') : item.facts;

const inWords = (labels: readonly string[]): string => new Intl.ListFormat('en-GB').format(labels);

/** Whether the values shown can be changed once they are deployed, and by whom: a sentence for each. */
export function laterChanges(facts: readonly Pick<Fact, 'label' | 'isShown' | 'changedBy'>[]): string[] {
  const shown = facts.filter(({ isShown }) => isShown);
  return ORDER.flatMap((by) => {
    const labels = new Set(shown.filter(({ changedBy }) => changedBy === by).map(({ label }) => label));
    return labels.size === 0 ? [] : [`${inWords([...labels])} ${HOW[by]}.`];
  });
}
