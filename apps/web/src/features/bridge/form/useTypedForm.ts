import { useTypedTexts } from '../../../ui/useTypedTexts.ts';
import type { BridgeSearch } from '../bridgeSearch.ts';
import type { Pair } from '../pair.ts';

/** What is typed, before the page's address has it. */
export interface TypedForm {
  amount: string;
  recipient: string;
  unwrap: boolean;
}

export type ChangeForm = (change: Partial<BridgeSearch>) => void;

/**
 * Texts go to the page's address a moment after they are typed, everything else at once. The chains go with whatever is entered: it is meant for these,
 * also once the wallet is on another one.
 */
export function useTypedForm(
  search: BridgeSearch,
  { from, to }: Pick<Pair, 'from' | 'to'>,
  tell: ChangeForm,
): { typed: TypedForm; change: ChangeForm } {
  const { amount = '', recipient = '' } = search;
  const onSearch: ChangeForm = (part) => tell({ from, to, ...part });
  const [texts, type] = useTypedTexts({ amount, recipient }, (next) =>
    onSearch({ amount: next.amount || undefined, recipient: next.recipient || undefined }),
  );
  return {
    typed: { ...texts, unwrap: search.unwrap ?? false },
    change({ amount, recipient, ...rest }) {
      if (amount !== undefined || recipient !== undefined)
        type({ amount: amount ?? texts.amount, recipient: recipient ?? texts.recipient });
      if (Object.keys(rest).length > 0) onSearch(rest);
    },
  };
}
