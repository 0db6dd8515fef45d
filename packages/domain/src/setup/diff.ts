import type { ChainChoice } from '../chains/index.ts';
import type { OrganisationInput } from '../organisation/organisation.ts';
import { inputOfItems } from './inputOfItems.ts';
import { type OrganisationItem, organisationItems, REVIEW_SECTIONS, type ReviewSection } from './organisationItems.ts';
import { sameValue } from './sameValue.ts';

export interface FieldChange {
  label: string;
  /** Null where the field was not there. */
  before: string | null;
  /** Null where the field is gone. */
  after: string | null;
}

export interface Change {
  kind: 'added' | 'changed' | 'removed';
  section: ReviewSection;
  key: string;
  label: string;
  /** Of a change only the fields that differ. */
  fields: FieldChange[];
  before: OrganisationItem | null;
  after: OrganisationItem | null;
}

/** Changes by section, in the order of the review; sections without changes are left out. */
export type OrganisationDiff = { section: ReviewSection; changes: Change[] }[];

type Chains = readonly Pick<ChainChoice, 'id' | 'name'>[];

/** What a reviewer has to look at. Without `before` everything is added. */
export function diffOrganisations(before: OrganisationInput | null, after: OrganisationInput, chains: Chains): OrganisationDiff {
  const old = byKey(before ? organisationItems(before, chains) : []);
  const now = byKey(organisationItems(after, chains));
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  const changes = keys.map((key) => change(key, old.get(key) ?? null, now.get(key) ?? null)).filter((found) => found !== undefined);
  return REVIEW_SECTIONS.map((section) => ({ section, changes: changes.filter((found) => found.section === section) })).filter(
    ({ changes: found }) => found.length > 0,
  );
}

/** `diffOrganisations(a, b)` applied to `a` is `b`, in the order of `normaliseOrganisation`. */
export function applyDiff(before: OrganisationInput, diff: OrganisationDiff): OrganisationInput {
  const items = byKey(organisationItems(before, []));
  for (const { key, after } of diff.flatMap(({ changes }) => changes)) {
    if (after) items.set(key, after);
    else items.delete(key);
  }
  return inputOfItems([...items.values()]);
}

/** The same organisation with every list in one order, and without what is marked for deletion. */
export const normaliseOrganisation = (input: OrganisationInput): OrganisationInput => inputOfItems(organisationItems(input, []));

const byKey = (items: readonly OrganisationItem[]): Map<string, OrganisationItem> => new Map(items.map((item) => [item.key, item]));

function change(key: string, before: OrganisationItem | null, after: OrganisationItem | null): Change | undefined {
  const item = after ?? before;
  if (!item || (before && after && sameValue(before.value, after.value))) return undefined;
  const kind = !before ? 'added' : !after ? 'removed' : 'changed';
  return { kind, section: item.section, key, label: item.label, fields: fieldChanges(before, after), before, after };
}

function fieldChanges(before: OrganisationItem | null, after: OrganisationItem | null): FieldChange[] {
  const old = new Map(before?.fields);
  const now = new Map(after?.fields);
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((label) => ({ label, before: old.get(label) ?? null, after: now.get(label) ?? null }))
    .filter((field) => field.before !== field.after);
}
