import type { Rule } from '../formErrors.ts';
import type { Field, List, Values } from './field.ts';

/** The rules that follow from a field's own limits, independent of the rest of the form. `path` is the position of the draft within the form. */
export function* boundRules(field: Field, draft: unknown, path: string, record: Values = {}): Iterable<Rule> {
  if ((field.kind === 'scalar' || field.kind === 'list') && field.when?.(record) === false) return;
  switch (field.kind) {
    case 'scalar': {
      const problem = field.problem(draft);
      yield { field: path, message: problem ?? '', isBroken: problem !== undefined };
      return;
    }
    case 'list':
      yield* listRules(field, draft as readonly unknown[], path);
      return;
    case 'group':
      for (const [key, part] of Object.entries(field.fields)) {
        yield* boundRules(part, (draft as Values)[key], path === '' ? key : `${path}.${key}`, draft as Values);
      }
      return;
    case 'maybe':
      if (draft !== null) yield* boundRules(field.of, draft, path);
      return;
    case 'variants':
      yield* boundRules(field.of[String((draft as Values)[field.tag])]!, draft, path);
      return;
    case 'id':
  }
}

function* listRules({ of, max, noun, exactly }: List, entries: readonly unknown[], path: string): Iterable<Rule> {
  if (noun !== undefined) yield { field: path, message: `At most ${max} ${noun}`, isBroken: entries.length > max };
  if (exactly !== undefined) yield { field: path, message: exactly, isBroken: entries.length !== max };
  for (const [index, entry] of entries.entries()) yield* boundRules(of, entry, `${path}.${index}`);
}
