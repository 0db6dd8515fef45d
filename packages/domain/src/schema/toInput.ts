import type { DraftOf, Field, InputOf, Variants } from './field.ts';

/** The complete value of a draft without errors, without ids of entries and without fields that only drafts have. */
export const toInput = <F extends Field>(field: F, draft: DraftOf<F>): InputOf<F> => write(field, draft) as InputOf<F>;

function write(field: Field, draft: unknown): unknown {
  switch (field.kind) {
    case 'scalar':
      return field.write(draft);
    case 'id':
      return draft;
    case 'list':
      return (draft as unknown[]).map((entry) => write(field.of, entry));
    case 'maybe':
      return draft === null ? null : write(field.of, draft);
    case 'variants':
      return writeVariant(field, draft as Record<string, unknown>);
    case 'group':
      return writeGroup(field.fields, (field.settle ? field.settle(draft) : draft) as Record<string, unknown>);
  }
}

function writeGroup(fields: Readonly<Record<string, Field>>, draft: Record<string, unknown>): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    if (field.draftOnly || isLeftOut(field, draft[key])) continue;
    input[key] = write(field, draft[key]);
  }
  return input;
}

const isLeftOut = (field: Field, draft: unknown): boolean =>
  field.optional === true && (draft === undefined || (Array.isArray(draft) && draft.length === 0));

function writeVariant({ tag, of }: Variants, draft: Record<string, unknown>): unknown {
  const name = String(draft[tag]);
  return { [tag]: name, ...(write(of[name]!, draft) as object) };
}
