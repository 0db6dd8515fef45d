import { MEMBER_SORTS, type MemberSort } from '@althing/domain/members';

const LABELS = { power: 'Most votes first', balance: 'Largest holding first' } as const satisfies Record<MemberSort, string>;

export const SORT_CHOICES = MEMBER_SORTS.map((value) => ({ value, label: LABELS[value] }));

export const isSort = (value: string | null): value is MemberSort => MEMBER_SORTS.some((sort) => sort === value);
