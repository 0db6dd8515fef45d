import { type Renaming, renameModule } from '@althing/domain/setup';
import { useRef } from 'react';
import { TextField } from './fields.tsx';
import type { FormPathTo } from './formPath.ts';
import { useSetupForm } from './SetupFormContext.ts';

export interface ModuleNameFieldProps {
  path: FormPathTo<string>;
  type: Renaming['type'];
  chainId: number | null;
  name: string;
  description?: string;
}

/** The name of a module. Fields that refer to the module by name are updated when it changes. */
export function ModuleNameField({ path, type, chainId, name, description }: ModuleNameFieldProps) {
  const form = useSetupForm();
  const before = useRef(name);
  const follow = (to: string) => {
    const values = form.getValues();
    const renamed = renameModule(values, { type, chainId, from: before.current, to });
    // While the field is empty, references keep the previous name.
    if (to.trim() !== '') before.current = to;
    if (renamed === values) return;
    const { errors } = form;
    form.setValues(renamed);
    form.setErrors(errors);
  };
  return <TextField path={path} description={description} onBlur={(event) => follow(event.currentTarget.value)} />;
}
