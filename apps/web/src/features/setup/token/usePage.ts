import { useState } from 'react';
import { useNewAttempt } from '../../../ui/wizard/attempt.ts';
import type { FormPath } from '../form/formPath.ts';
import { useSetupForm } from '../form/SetupFormContext.ts';

/** The current page of the list at `path`. A new error on another page switches to that page. */
export function usePage(path: FormPath, count: number, size: number) {
  const { errors } = useSetupForm();
  const first = firstIndexWithError(errors, path);
  const faulty = first === undefined ? undefined : Math.floor(first / size) + 1;
  const [wanted, setPage] = useState(faulty ?? 1);
  if (useNewAttempt() && faulty !== undefined) setPage(faulty);
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(wanted, pages);
  return { page, pages, from: (page - 1) * size, setPage, showLast: (total: number) => setPage(Math.max(1, Math.ceil(total / size))) };
}

/** Index of the first entry of the list at `path` that has an error. */
export function firstIndexWithError(errors: Readonly<Record<string, unknown>>, path: string): number | undefined {
  const indices = Object.keys(errors)
    .filter((error) => error.startsWith(`${path}.`))
    .map((error) => Number(error.slice(path.length + 1).split('.')[0]));
  return indices.length > 0 ? Math.min(...indices) : undefined;
}
