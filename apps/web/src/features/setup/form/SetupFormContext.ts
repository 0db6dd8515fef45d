import { createContext, useContext } from 'react';
import type { DraftForm } from './useDraftForm.ts';

const SetupFormContext = createContext<DraftForm | undefined>(undefined);
export const SetupFormProvider = SetupFormContext.Provider;

/** The form of the wizard. Its values are not React state: read one with `useField`, `useFormValue` or `useSelection`. */
export function useSetupForm(): DraftForm {
  const form = useContext(SetupFormContext);
  if (!form) throw new Error('useSetupForm needs a SetupFormProvider above it');
  return form;
}
