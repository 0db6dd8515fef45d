import { useTypedTexts } from '../../../ui/useTypedTexts.ts';
import type { BridgeSearch } from '../bridgeSearch.ts';

/** What is typed, before the page's address has it. */
export interface TypedForm {
  amount: string;
  recipient: string;
  unwrap: boolean;
}

export type ChangeForm = (change: Partial<BridgeSearch>) => void;

/** Texts go to the page's address a moment after they are typed, everything else at once. */
export function useTypedForm(search: BridgeSearch, onSearch: ChangeForm): { typed: TypedForm; change: ChangeForm } {
  const { amount = '', recipient = '' } = search;
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
