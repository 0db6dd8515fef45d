import { createContext, useContext, useState } from 'react';

/** Counts the attempts to go on that were refused. */
const AttemptContext = createContext(0);
export const AttemptProvider = AttemptContext.Provider;

/**
 * True once, in the first render after a refused attempt: the moment to turn to the page or tab that has the error. Later
 * changes of the errors are the reader correcting them, who must not be moved about meanwhile.
 */
export function useNewAttempt(): boolean {
  const attempt = useContext(AttemptContext);
  const [seen, setSeen] = useState(attempt);
  if (seen !== attempt) setSeen(attempt);
  return seen !== attempt;
}
