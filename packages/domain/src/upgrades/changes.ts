import { listInWords } from '../display/index.ts';
import { accountKey, accountText } from '../organisation/parts/wallet.ts';
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

/** Accounts of a list; undefined of anything else. */
function accountsOf(item: Change['before'], label: string): string[] | undefined {
  const fact = item?.facts.find((each) => each.isShown && each.label === label);
  return fact?.kind === 'accounts' && Array.isArray(fact.value) ? fact.value.map(String) : undefined;
}

const going = (accounts: readonly string[], one: string, several: string): string[] =>
  accounts.length === 0 ? [] : [`${listInWords(accounts.map(accountText))} ${accounts.length === 1 ? one : several}`];

/** Who leaves a list and who joins it; undefined where the field is no list, or has the same accounts as before. */
function membersLine({ label }: FieldChange, { before, after }: Change): string | undefined {
  const [old, now] = [accountsOf(before, label), accountsOf(after, label)];
  if (!old || !now) return undefined;
  const without = (accounts: readonly string[], others: readonly string[]) => {
    const known = new Set(others.map(accountKey));
    return accounts.filter((account) => !known.has(accountKey(account)));
  };
  const moves = [...going(without(old, now), 'leaves', 'leave'), ...going(without(now, old), 'joins', 'join')];
  return moves.length === 0 ? undefined : `${label}: ${moves.join('; ')}`;
}

function line(field: FieldChange, change: Change): string {
  const { label, before, after } = field;
  const members = membersLine(field, change);
  if (members !== undefined) return members;
  const named = label === '' ? '' : `${label}: `;
  if (before === null) return `${named}${after ?? ''}`;
  if (after === null) return `${named}${before}`;
  return `${named}${before} becomes ${after}`;
}

/** A value outside of any item, such as the name, is called like its only field. */
const isAlone = ({ title, fields: [field, ...others] }: Change): boolean => others.length === 0 && field?.label === title;

function words({ section }: OrganisationDiff[number], change: Change): ChangeWords {
  const lines = change.fields.map((field) => line(isAlone(change) ? { ...field, label: '' } : field, change));
  return { section, kind: change.kind, key: `${section}:${change.key}`, title: TITLES[change.kind](change.title), lines };
}

/** The difference of two organisations in words, in the order of the review. */
export const changesInWords = (diff: OrganisationDiff): ChangeWords[] =>
  diff.flatMap((section) => section.changes.map((change) => words(section, change)));
