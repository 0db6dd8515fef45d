import type { OrganisationInput, ReviewSection } from '../organisation/schema.ts';
import { REVIEW_SECTIONS } from '../organisation/schema.ts';
import type { ChangedBy, DisplayContext } from '../schema/field.ts';
import type { Fact } from '../schema/itemsOf.ts';
import { type OrganisationItem, organisationItems } from './organisationItems.ts';
import { sameValue } from './sameValue.ts';

export interface FieldChange {
  label: string;
  /** Null where the field did not exist before. */
  before: string | null;
  /** Null where the field no longer exists. */
  after: string | null;
  /** Who may make this change to a deployed organisation. */
  changedBy: ChangedBy;
}

export interface Change {
  kind: 'added' | 'changed' | 'removed';
  section: ReviewSection;
  key: string;
  title: string;
  /** For a change, only the fields that differ. */
  fields: FieldChange[];
  before: OrganisationItem | null;
  after: OrganisationItem | null;
}

/** Changes by section, in the order of the review. Sections without changes are left out. */
export type OrganisationDiff = { section: ReviewSection; changes: Change[] }[];

/** The differences between two organisations, for a reviewer. Without `before`, everything counts as added. */
export function diffOrganisations(
  before: OrganisationInput | null,
  after: OrganisationInput,
  chains: DisplayContext['chains'],
): OrganisationDiff {
  const old = byKey(before ? organisationItems(before, chains) : []);
  const now = byKey(organisationItems(after, chains));
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  const changes = keys.map((key) => change(key, old.get(key) ?? null, now.get(key) ?? null)).filter((found) => found !== undefined);
  return REVIEW_SECTIONS.map((section) => ({ section, changes: changes.filter((found) => found.section === section) })).filter(
    ({ changes: found }) => found.length > 0,
  );
}

const byKey = (items: readonly OrganisationItem[]): Map<string, OrganisationItem> => new Map(items.map((item) => [item.key, item]));

function change(key: string, before: OrganisationItem | null, after: OrganisationItem | null): Change | undefined {
  const item = after ?? before;
  if (!item) return undefined;
  const differing = [...shownChanges(before, after), ...hiddenChanges(before, after)];
  // An item is added or removed as a whole, so whoever may do that decides, not who may change its fields.
  const fields = before && after ? differing : differing.map((field) => ({ ...field, changedBy: item.changedBy }));
  if (before && after && fields.length === 0) return undefined;
  const kind = !before ? 'added' : !after ? 'removed' : 'changed';
  return { kind, section: item.section, key, title: item.title, fields, before, after };
}

const shown = (item: OrganisationItem | null): Map<string, Fact> =>
  new Map(item?.facts.filter((fact) => fact.isShown).map((fact) => [fact.label, fact]));

function shownChanges(before: OrganisationItem | null, after: OrganisationItem | null): FieldChange[] {
  const [old, now] = [shown(before), shown(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((label) => {
    const [was, is] = [old.get(label), now.get(label)];
    if (was && is && was.text === is.text && sameValue(was.value, is.value)) return [];
    return [{ label, before: was?.text ?? null, after: is?.text ?? null, changedBy: (is ?? was)!.changedBy }];
  });
}

/** Fields that apply on neither side are listed too where they differ, so that no change stays unseen. */
function hiddenChanges(before: OrganisationItem | null, after: OrganisationItem | null): FieldChange[] {
  const hidden = new Map(before?.facts.filter((fact) => !fact.isShown).map((fact) => [fact.name, fact]));
  return (after?.facts ?? []).flatMap(({ name, label, text, value, isShown, changedBy }) => {
    const was = hidden.get(name);
    return !was || isShown || sameValue(was.value, value) ? [] : [{ label, before: was.text, after: text, changedBy }];
  });
}
