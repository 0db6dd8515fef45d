import { createContext, useContext, useState } from 'react';

/** Number of attempts to continue that were refused. */
const AttemptContext = createContext(0);
export const AttemptProvider = AttemptContext.Provider;

/**
 * True once, in the first render after a refused attempt: then a list or tab switches to the part with the error. Later changes of the errors come
 * from the
 * reader correcting them, who must not be moved elsewhere meanwhile.
 */
export function useNewAttempt(): boolean {
  const attempt = useContext(AttemptContext);
  const [seen, setSeen] = useState(attempt);
  if (seen !== attempt) setSeen(attempt);
  return seen !== attempt;
}
