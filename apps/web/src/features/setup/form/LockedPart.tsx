import type { ReactNode } from 'react';
import classes from './EditedEntry.module.css';
import type { FormPath } from './formPath.ts';
import { useLock } from './useLock.ts';

/** A part of the form that nobody can change any more where the value at `path` stands on chain. It then says so. */
export function LockedPart({ path, children }: { path: FormPath; children: ReactNode }) {
  const lock = useLock(path);
  if (lock === undefined) return children;
  return (
    <>
      <p className={classes.lock}>{lock}</p>
      <fieldset disabled className={classes.frozen}>
        {children}
      </fieldset>
    </>
  );
}
