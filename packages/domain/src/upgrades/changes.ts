import type { Change, FieldChange, OrganisationDiff } from '../setup/diff.ts';
import type { ReviewSection } from '../organisation/schema.ts';

/** What a proposal changes of one item, in words. */
export interface ChangeWords {
  section: ReviewSection;
  kind: Change['kind'];
  key: string;
  /** `Governor Main changes`, `Working Group Ops on Alpha is added`. */
  title: string;
  /** One for each value: `Quorum: 20 % becomes 60 %`. */
  lines: string[];
}

const TITLES: Readonly<Record<Change['kind'], (title: string) => string>> = {
  added: (title) => `${title} is added`,
  changed: (title) => `${title} changes`,
  removed: (title) => `${title} is removed`,
};

function line({ label, before, after }: FieldChange): string {
  const named = label === '' ? '' : `${label}: `;
  if (before === null) return `${named}${after ?? ''}`;
  if (after === null) return `${named}${before}`;
  return `${named}${before} becomes ${after}`;
}

/** A value outside of any item, such as the name, is called like its only field. */
const isAlone = ({ title, fields: [field, ...others] }: Change): boolean => others.length === 0 && field?.label === title;

function words({ section }: OrganisationDiff[number], change: Change): ChangeWords {
  const lines = change.fields.map((field) => line(isAlone(change) ? { ...field, label: '' } : field));
  return { section, kind: change.kind, key: `${section}:${change.key}`, title: TITLES[change.kind](change.title), lines };
}

/** The difference of two organisations in words, in the order of the review. */
export const changesInWords = (diff: OrganisationDiff): ChangeWords[] =>
  diff.flatMap((section) => section.changes.map((change) => words(section, change)));
