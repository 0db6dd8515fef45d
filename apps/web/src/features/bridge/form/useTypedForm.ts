import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import type { BridgeSearch } from '../bridgeSearch.ts';

/** What is typed, before the page's address has it. */
export interface TypedForm {
  amount: string;
  recipient: string;
  unwrap: boolean;
}

export type ChangeForm = (change: Partial<BridgeSearch>) => void;

const TYPING_MS = 300;

/** Texts go to the page's address a moment after they are typed, everything else at once; the address wins where somebody goes back. */
export function useTypedForm(search: BridgeSearch, onSearch: ChangeForm): { typed: TypedForm; change: ChangeForm } {
  const { amount = '', recipient = '' } = search;
  const [texts, setTexts] = useState({ amount, recipient });
  const [told, setTold] = useState({ amount, recipient });
  const [seen, setSeen] = useState({ amount, recipient });
  const tell = useDebouncedCallback((next: { amount: string; recipient: string }) => {
    setTold(next);
    onSearch({ amount: next.amount || undefined, recipient: next.recipient || undefined });
  }, TYPING_MS);
  if (seen.amount !== amount || seen.recipient !== recipient) {
    setSeen({ amount, recipient });
    // What the address says may be older than what is being typed.
    if (told.amount !== amount || told.recipient !== recipient) {
      setTold({ amount, recipient });
      setTexts({ amount, recipient });
    }
  }
  return {
    typed: { ...texts, unwrap: search.unwrap ?? false },
    change({ amount, recipient, ...rest }) {
      if (amount !== undefined || recipient !== undefined) {
        const next = { amount: amount ?? texts.amount, recipient: recipient ?? texts.recipient };
        setTexts(next);
        tell(next);
      }
      if (Object.keys(rest).length > 0) onSearch(rest);
    },
  };
}
