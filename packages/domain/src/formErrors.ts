/** Messages by the dotted path of the field that they belong to, e.g. `modules.safeTreasury.0.addresses.1`. */
export type FormErrors = Record<string, string>;

/** docs/requirements.md#form-errors: a rule names a field, a message, and whether it is broken. */
export interface Rule {
  field: string;
  message: string;
  isBroken: boolean;
}

/** Keeps the first broken rule of each field, so rules are listed from the general to the specific. */
export function collectErrors(rules: Iterable<Rule>): FormErrors {
  const errors: FormErrors = {};
  for (const { field, message, isBroken } of rules) {
    if (isBroken && !Object.hasOwn(errors, field)) errors[field] = message;
  }
  return errors;
}

/** Whether a message asks for a missing answer; any other message says what is wrong with the answer given. */
export const asksForAnswer = (message: string): boolean => /^Please (add|choose|configure|enter|fill in|say|select)\b/.test(message);

/** docs/requirements.md#form-errors: true when any field has a non-empty value. */
export const hasErrors = (errors: FormErrors): boolean => Object.values(errors).some((message) => message !== '');

/** Errors below `path`, with that prefix removed: the errors of a form for just that part. */
export function errorsUnder(errors: FormErrors, path: string): FormErrors {
  const prefix = `${path}.`;
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([field]) => field.startsWith(prefix))
      .map(([field, message]) => [field.slice(prefix.length), message]),
  );
}

export interface ErrorTree {
  [segment: string]: string | ErrorTree;
}

/** docs/requirements.md#form-errors: turns the flat map into nested maps. Where a field has both a message and children, its message is under ''. */
export function nestErrors(errors: FormErrors): ErrorTree {
  const tree: ErrorTree = Object.create(null);
  for (const [field, message] of Object.entries(errors)) {
    const segments = field.split('.');
    const last = segments.pop() ?? '';
    const parent = segments.reduce(descend, tree);
    const standing = parent[last];
    if (typeof standing === 'object') standing[''] = message;
    else parent[last] = message;
  }
  return tree;
}

function descend(tree: ErrorTree, segment: string): ErrorTree {
  const standing = tree[segment];
  if (typeof standing === 'object') return standing;
  const child: ErrorTree = Object.create(null);
  if (typeof standing === 'string') child[''] = standing;
  tree[segment] = child;
  return child;
}
