import { useNavigate, useSearch } from '@tanstack/react-router';
import { readTyped, useTypedTexts, writeTyped } from '../../../ui/useTypedTexts.ts';

/** What is typed to buy with, which the page's address keeps. */
export function useTypedAmount(): [text: string, type: (text: string) => void] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [{ amount }, type] = useTypedTexts(
    { amount: readTyped(search['amount']) ?? '' },
    (typed) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, amount: writeTyped(typed.amount) }),
        replace: true,
        resetScroll: false,
      }),
  );
  return [amount, (text) => type({ amount: text })];
}
