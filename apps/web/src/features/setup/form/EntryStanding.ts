import { createContext } from 'react';

/** Whether the entry of the form around a field stands on chain as it is in the form. */
export const EntryStanding = createContext(false);
