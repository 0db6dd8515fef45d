import { listInWords } from '../display/index.ts';
import type { ChangedBy } from '../schema/field.ts';
import { WALLET_LISTS } from '../organisation/walletLists.ts';
import type { Fact, Item } from '../schema/itemsOf.ts';

const HOW: Readonly<Record<ChangedBy, string>> = {
  upgrade: 'can be changed later by an upgrade proposal',
  governor: 'can be changed later by a vote of the governor',
  holders: 'can be changed later by whoever holds it then',
  nobody: 'cannot be changed later',
};

/** What can never be changed is said first. */
const ORDER: readonly ChangedBy[] = ['nobody', 'governor', 'holders', 'upgrade'];

/** Whether a treasury or working group is a plain account: nothing is deployed for it that could be changed later. */
const isPlainAccount = ({ type, value }: Pick<Item, 'type' | 'value'>): boolean =>
  WALLET_LISTS.some((list) => list === type) && !(value as { isMultisig: boolean }).isMultisig;

/** The values of an item about which later changes can be told. */
export const factsToChange = (item: Pick<Item, 'type' | 'value' | 'facts'>): Fact[] =>
  isPlainAccount(item) ? item.facts.filter(({ changedBy }) => changedBy !== 'holders') : item.facts;

/** One sentence for each group of values: whether they can be changed after deployment, and by whom. */
export function laterChanges(facts: readonly Pick<Fact, 'label' | 'isShown' | 'changedBy'>[]): string[] {
  const shown = facts.filter(({ isShown }) => isShown);
  return ORDER.flatMap((by) => {
    const labels = new Set(shown.filter(({ changedBy }) => changedBy === by).map(({ label }) => label));
    return labels.size === 0 ? [] : [`${listInWords([...labels])} ${HOW[by]}.`];
  });
}
