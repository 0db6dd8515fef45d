import { test } from '@playwright/test';

/** How often this journey has been tried in this run; what earlier tries left on the chains and in the databases stays there. */
export function attempt(): number {
  const { repeatEachIndex, retry } = test.info();
  return repeatEachIndex + retry;
}

/** `name`, and from the second try on a name nobody has taken yet: "Assembly", "Assembly 2". */
export const untaken = (name: string): string => (attempt() === 0 ? name : `${name} ${attempt() + 1}`);
