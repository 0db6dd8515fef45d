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

/** The name of a module by which other fields may name it: once it has another, they follow. */
export function ModuleNameField({ path, type, chainId, name, description }: ModuleNameFieldProps) {
  const form = useSetupForm();
  const before = useRef(name);
  const follow = (to: string) => {
    const values = form.getValues();
    const renamed = renameModule(values, { type, chainId, from: before.current, to });
    // An emptied field keeps its name until it has the next one.
    if (to.trim() !== '') before.current = to;
    if (renamed === values) return;
    const { errors } = form;
    form.setValues(renamed);
    form.setErrors(errors);
  };
  return <TextField path={path} description={description} onBlur={(event) => follow(event.currentTarget.value)} />;
}
