import { useEffect, useRef, useState } from 'react';
import { findProblem } from './transactionSearch.ts';

export interface Find {
  text: string;
  /** What is wrong with the text; while something is, nothing is looked for. */
  problem: string | undefined;
  write: (text: string) => void;
}

/** The field that looks for a hash or address, as soon as it is whole. */
export function useFind(value: string | undefined, onFind: (find: string | undefined) => void): Find {
  const [text, setText] = useState(value ?? '');
  const told = useRef(value);
  useEffect(() => {
    // Back and forward change the address without typing.
    if (value !== told.current) setText(value ?? '');
    told.current = value;
  }, [value]);
  const write = (next: string) => {
    setText(next);
    const find = findProblem(next.trim()) === undefined ? next.trim() || undefined : undefined;
    if (find === told.current) return;
    told.current = find;
    onFind(find);
  };
  return { text, problem: findProblem(text.trim()), write };
}
