import type { OrganisationForm } from '@althing/domain/setup';
import type { UseFormReturnType } from '@mantine/form';
import { createContext, useContext } from 'react';

export type SetupForm = UseFormReturnType<OrganisationForm>;

const SetupFormContext = createContext<SetupForm | undefined>(undefined);
export const SetupFormProvider = SetupFormContext.Provider;

/** The form of the wizard. Its values are not React state: read one with `useField` or `useFormValue`. */
export function useSetupForm(): SetupForm {
  const form = useContext(SetupFormContext);
  if (!form) throw new Error('useSetupForm needs a SetupFormProvider above it');
  return form;
}
