import type { ChangedBy, FactKind, Field, Group, List, Meaning, Scalar, DisplayContext, Values } from './field.ts';

/** One value of an item, as the review shows it. */
export interface Fact {
  /** Key of the field. */
  name: string;
  label: string;
  text: string;
  kind: FactKind;
  value: unknown;
  /** False for values that do not apply, such as the passport scores of a governor that is not quadratic. */
  isShown: boolean;
  changedBy: ChangedBy;
}

/** The smallest part that a reviewer looks at: a single value, or a group with a title. */
export interface Item {
  /** Key of the field, or the word for an entry of its list. */
  type: string;
  section: string;
  /** Identifies the same item in two versions of an organisation. */
  key: string;
  title: string;
  facts: Fact[];
  value: unknown;
  /** Who may add it to a deployed organisation, or remove it. */
  changedBy: ChangedBy;
}

/** The current position while walking through an input. */
interface Place {
  /** Key of the field, or the word for an entry. */
  type: string;
  /** Keys of the enclosing entries. */
  within: readonly string[];
  section: string;
  changedBy: ChangedBy;
  context: DisplayContext;
  /** The item that values belong to; null where each value is an item of its own. */
  item: Item | null;
}

/** Splits an input into items, in the order of its description. */
export function itemsOf(field: Group, input: unknown, chains: DisplayContext['chains']): Item[] {
  const items: Item[] = [];
  visit(field, input, { type: '', within: [], section: '', changedBy: 'nobody', context: { chains, above: [] }, item: null }, items);
  return items;
}

/** Traits that a field does not state are inherited from its surroundings. */
const placeOf = ({ section, changedBy }: Field, place: Place): Place => ({
  ...place,
  section: section ?? place.section,
  changedBy: changedBy ?? place.changedBy,
});

function visit(field: Field, input: unknown, place: Place, items: Item[]): void {
  if (input === undefined) return;
  switch (field.kind) {
    case 'scalar':
      return visitScalar(field, input, place, items);
    case 'list':
      return field.show ? visitScalar(factOfList(field), input, place, items) : visitEntries(field, input as unknown[], place, items);
    case 'group':
      return visitGroup(field, input as Values, place, items);
    case 'maybe':
      return input === null ? undefined : visit(field.of, input, place, items);
    case 'variants':
      return visit(field.of[String((input as Values)[field.tag])]!, input, place, items);
    case 'id':
  }
}

const factOfList = (field: List): Shown => ({ ...field, show: (input, context) => field.show!(input as unknown[], context) });

type Shown = Partial<Meaning> & Pick<Scalar, 'fact' | 'show'> & Pick<List, 'isSet'>;

const labelOf = ({ label = '' }: Partial<Meaning>, record: Values): string => (typeof label === 'function' ? label(record) : label);

const inOrder = (values: readonly (number | string)[]): (number | string)[] => values.toSorted((a, b) => (a < b ? -1 : Number(a > b)));

function factOf(field: Shown, input: unknown, { type, context, changedBy }: Place): Fact {
  const record = context.above[0] ?? {};
  const value = field.isSet ? inOrder(input as (number | string)[]) : input;
  return {
    name: type,
    label: labelOf(field, record),
    text: field.show(value, context),
    kind: field.fact ?? 'text',
    value,
    isShown: field.when?.(record) !== false,
    changedBy,
  };
}

/** A value outside a titled group is an item of its own. One without a label is already shown in the title of its entry. */
function visitScalar(field: Shown, value: unknown, place: Place, items: Item[]): void {
  if (field.label === '') return;
  const { type, section, item, changedBy } = place;
  const fact = factOf(field, value, place);
  if (item) item.facts.push(fact);
  else if (fact.isShown) items.push({ type, section, key: type, title: fact.label, facts: [fact], value, changedBy });
}

function visitGroup(field: Group, input: Values, place: Place, items: Item[], title = field.title?.(input, place.context)): void {
  const context = { ...place.context, above: [input, ...place.context.above] };
  const around = placeOf(field, place);
  const item = title === undefined ? place.item : itemOf(title, input, place);
  if (item && item !== place.item) items.push(item);
  for (const [key, part] of Object.entries(field.fields)) {
    visit(part, input[key], placeOf(part, { ...around, type: key, context, item }), items);
  }
}

const itemOf = (title: string, value: unknown, { type, section, within, changedBy }: Place): Item => ({
  type,
  section,
  key: [type, ...within].join('|'),
  title,
  facts: [],
  value,
  changedBy,
});

/** Entries marked for deletion are left out. Entries with the same key are numbered. */
function visitEntries(field: List, entries: readonly unknown[], place: Place, items: Item[]): void {
  const { of, entry } = field;
  const taken = new Map<string, number>();
  for (const [index, value] of entries.entries()) {
    if ((value as { isMarkedForDeletion?: boolean }).isMarkedForDeletion) continue;
    const own = field.key?.(value) ?? String(index + 1);
    const count = (taken.get(own) ?? 0) + 1;
    taken.set(own, count);
    const inside = { ...place, type: entry, within: [...place.within, count > 1 ? `${own}#${count}` : own], item: null };
    visitEntry(of, value as Values, field.title?.(value, place.context), inside, items);
  }
}

function visitEntry(of: Field, value: Values, title: string | undefined, place: Place, items: Item[]): void {
  const group = of.kind === 'variants' ? of.of[String(value[of.tag])] : of;
  if (group?.kind === 'group') visitGroup(group, value, place, items, title);
}
