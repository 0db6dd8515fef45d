import type { Scalar } from './field.ts';
import { asString, none, orNull, scalar, type ScalarOptions } from './scalar.ts';

export interface TextBounds {
  max: number;
  /** Message where it is blank; without one, the text may be blank. */
  required?: string;
  /** Further check; answers a message. */
  check?: (text: string) => string | undefined;
  /** A format that the text must have. */
  form?: { format?: 'dateTime'; pattern?: RegExp; isBroken: (text: string) => boolean; sentence: string };
}

export const tooLong = (max: number): string => `At most ${max} characters`;

function textProblem(draft: string, { max, required, form, check }: TextBounds): string | undefined {
  const trimmed = draft.trim();
  if (trimmed === '') return required;
  if (form?.isBroken(trimmed)) return form.sentence;
  return trimmed.length > max ? tooLong(max) : check?.(trimmed);
}

/** A text. Spaces at both ends are removed. */
export const text = ({ max, required, form, check, ...options }: ScalarOptions<string> & TextBounds): Scalar<string> =>
  scalar({
    empty: '',
    read: asString,
    write: (draft) => draft.trim(),
    problem: (draft) =>
      textProblem(draft, { max, ...(required ? { required } : {}), ...(form ? { form } : {}), ...(check ? { check } : {}) }),
    show: (input) => input,
    wire: {
      type: 'string',
      min: required ? 1 : 0,
      max,
      ...(form?.pattern ? { pattern: form.pattern } : {}),
      ...(form?.format ? { format: form.format } : {}),
    },
    ...options,
  });

/** The id of something that is stored elsewhere, or null. */
export const reference = ({ max, ...options }: ScalarOptions<string | null> & { max: number }): Scalar<string | null> =>
  scalar({
    empty: null,
    read: orNull(asString),
    write: (draft) => draft,
    problem: none,
    show: (input) => input ?? 'None',
    wire: { type: 'string', min: 0, max, orNull: true },
    ...options,
  });

/** One of a few words; null in a draft until one is chosen. */
export const choice = <const Value extends string>({
  names,
  required,
  ...options
}: ScalarOptions<Value | null, Value> & { names: Readonly<Record<Value, string>>; required: string }): Scalar<Value | null, Value> => {
  const values = Object.keys(names) as Value[];
  return scalar<Value | null, Value>({
    empty: null,
    read: orNull((stored) => values.find((value) => value === stored)),
    write: (draft) => draft ?? values.at(-1)!,
    problem: (draft) => (draft === null ? required : undefined),
    show: (input) => input,
    wire: { type: 'choice', values },
    ...options,
  });
};
