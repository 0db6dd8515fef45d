import { createContext, useContext } from 'react';

export interface WizardMoves<Place extends string = string> {
  back(): void;
  goTo(place: Place): void;
}

const WizardContext = createContext<WizardMoves | undefined>(undefined);
export const WizardProvider = WizardContext.Provider;

/** Functions that leave the page, for pages that render their own buttons. */
export function useWizardMoves(): WizardMoves {
  const moves = useContext(WizardContext);
  if (!moves) throw new Error('useWizardMoves needs a WizardProvider above it');
  return moves;
}
