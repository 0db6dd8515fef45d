import type { DraftOf, Field } from './field.ts';

/** An empty draft. `id` becomes the id of the entry, if the field is one. */
export const emptyOf = <F extends Field>(field: F, id = ''): DraftOf<F> => empty(field, id) as DraftOf<F>;

function empty(field: Field, id: string): unknown {
  switch (field.kind) {
    case 'scalar':
      return field.empty;
    case 'id':
      return id;
    case 'list':
      return [...field.empty];
    case 'maybe':
      return field.isDrafted ? empty(field.of, id) : null;
    case 'variants': {
      const [name, first] = Object.entries(field.of)[0]!;
      return { [field.tag]: name, ...(empty(first, id) as object) };
    }
    case 'group':
      return Object.fromEntries(
        Object.entries(field.fields)
          .map(([key, part]) => [key, empty(part, id)] as const)
          .filter(([, value]) => value !== undefined),
      );
  }
}
