import type { Meaning, Scalar } from './field.ts';

/** For building types of values, each of which knows its own limits. */

type Own<Draft, Input> = Partial<Pick<Scalar<Draft, Input>, 'empty' | 'show' | 'fact' | 'changedBy'>>;
/** What each use of such a type adds. */
export type ScalarOptions<Draft, Input = Draft> = Meaning & Own<Draft, Input>;

export const scalar = <Draft, Input = Draft>(field: Omit<Scalar<Draft, Input>, 'kind'>): Scalar<Draft, Input> => ({
  kind: 'scalar',
  ...field,
});

export const none = (): undefined => undefined;
export const asString = (stored: unknown): string | undefined => (typeof stored === 'string' ? stored : undefined);
export const asBoolean = (stored: unknown): boolean | undefined => (typeof stored === 'boolean' ? stored : undefined);
export const asNumber = (stored: unknown): number | undefined =>
  typeof stored === 'number' && Number.isFinite(stored) ? stored : undefined;
/** Keeps a stored null, which means that the field was emptied. */
export const orNull =
  <Value>(read: (stored: unknown) => Value | undefined) =>
  (stored: unknown): Value | null | undefined =>
    stored === null ? null : read(stored);
