import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

const TYPING_MS = 300;

/**
 * Texts that are kept in the page's address: they go there a moment after they are typed, and the address wins where somebody goes back.
 *
 * @param address - what the address says; always with the same names.
 * @param tell - writes them into it.
 */
export function useTypedTexts<Texts extends Readonly<Record<string, string>>>(
  address: Texts,
  tell: (texts: Texts) => void,
): [typed: Texts, type: (part: Partial<Texts>) => void] {
  const [typed, setTyped] = useState(address);
  const [told, setTold] = useState(address);
  const [seen, setSeen] = useState(address);
  const tellLater = useDebouncedCallback((next: Texts) => {
    setTold(next);
    tell(next);
  }, TYPING_MS);
  const isSame = (other: Texts) => Object.keys(address).every((name) => other[name] === address[name]);
  if (!isSame(seen)) {
    setSeen(address);
    // What the address says may be older than what is being typed.
    if (!isSame(told)) {
      setTold(address);
      setTyped(address);
    }
  }
  return [
    typed,
    (part) => {
      const next = { ...typed, ...part };
      setTyped(next);
      tellLater(next);
    },
  ];
}

const MOST_TYPED = 120;

/** What was typed, from a page's address, in which `5` is a number. */
export const readTyped = (value: unknown): string | undefined =>
  typeof value === 'number' || typeof value === 'string' ? String(value).slice(0, MOST_TYPED) || undefined : undefined;

/** As the page's address shows it: a plain number without quotes around it, and nothing where nothing is typed. */
export const writeTyped = (text: string | undefined): string | number | undefined =>
  text !== undefined && String(Number(text)) === text ? Number(text) : text || undefined;
