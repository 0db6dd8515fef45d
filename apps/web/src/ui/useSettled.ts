import { useEffect, useState } from 'react';

/** How long a page is held back for what it would rather know first. Milliseconds. */
const PATIENCE_MS = 2_000;

/**
 * Whether a page may be drawn: once what stands at its top is known, so that nothing moves under the reader, and in any case after two seconds,
 * as a wallet or a chain may never answer. Stays true from then on.
 */
export function useSettled(isKnown: boolean): boolean {
  const [isSettled, setSettled] = useState(isKnown);
  if (isKnown && !isSettled) setSettled(true);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled || isKnown;
}
