import { emptyOf } from './emptyOf.ts';
import type { DraftOf, Field, InputOf, Variants } from './field.ts';

/** The draft for editing something that exists. Shares no objects with its source. */
export const toDraft = <F extends Field>(field: F, input: InputOf<F>): DraftOf<F> => draftOf(field, input, '') as DraftOf<F>;

function draftOf(field: Field, input: unknown, id: string): unknown {
  if (input === undefined) return emptyOf(field, id);
  switch (field.kind) {
    case 'scalar':
    case 'id':
      return input;
    case 'list':
      return (input as unknown[]).map((entry, index) => draftOf(field.of, entry, `${field.entry}-${index + 1}`));
    case 'maybe':
      return input === null ? emptyOf(field, id) : draftOf(field.of, input, id);
    case 'variants':
      return variantDraft(field, input as Record<string, unknown>, id);
    case 'group':
      return groupDraft(field.fields, input as Record<string, unknown>, id);
  }
}

const groupDraft = (fields: Readonly<Record<string, Field>>, input: Record<string, unknown>, id: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([key, field]) => [key, draftOf(field, input[key], id)] as const)
      .filter(([, value]) => value !== undefined),
  );

function variantDraft({ tag, of }: Variants, input: Record<string, unknown>, id: string): unknown {
  const name = String(input[tag]);
  return { [tag]: name, ...(draftOf(of[name]!, input, id) as object) };
}
