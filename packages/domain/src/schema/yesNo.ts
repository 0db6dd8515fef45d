import type { Scalar } from './field.ts';
import { asBoolean, none, orNull, scalar, type ScalarOptions } from './scalar.ts';

export const flag = (options: ScalarOptions<boolean>): Scalar<boolean> =>
  scalar({
    empty: false,
    read: asBoolean,
    write: (draft) => draft,
    problem: none,
    show: (input) => (input ? 'Yes' : 'No'),
    wire: { type: 'boolean' },
    ...options,
  });

/** A question that must be answered with yes or no. */
export const answer = ({
  required,
  ...options
}: ScalarOptions<boolean | null, boolean> & { required: string }): Scalar<boolean | null, boolean> =>
  scalar<boolean | null, boolean>({
    empty: null,
    read: orNull(asBoolean),
    write: (draft) => draft === true,
    problem: (draft) => (draft === null ? required : undefined),
    show: (input) => (input ? 'Yes' : 'No'),
    wire: { type: 'boolean' },
    ...options,
  });

/** A question that is only asked under conditions, which a rule checks; undefined while it is not answered. */
export const openAnswer = (options: ScalarOptions<boolean | undefined>): Scalar<boolean | undefined> =>
  scalar({
    empty: undefined,
    read: asBoolean,
    write: (draft) => draft,
    problem: none,
    show: (input) => (input ? 'Yes' : 'No'),
    wire: { type: 'boolean' },
    ...options,
  });

/** A mark that is true or absent, never false in a draft. */
export const mark = (options: ScalarOptions<boolean | undefined>): Scalar<boolean | undefined> =>
  scalar({
    empty: undefined,
    read: (stored) => (stored === true ? true : undefined),
    write: (draft) => draft,
    problem: none,
    show: (input) => (input ? 'Yes' : 'No'),
    wire: { type: 'boolean' },
    ...options,
  });
