import { askOf } from '@althing/domain/setup';

/** What the set-up form calls the field at a path. */
export const labelOf = (path: Parameters<typeof askOf>[0]): string => askOf(path).label;
