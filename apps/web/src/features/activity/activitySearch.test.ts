import { ACTIVITY_KINDS } from '@althing/domain/activity';
import { expect, test } from 'vitest';
import { readActivitySearch } from './activitySearch.ts';

test('every kind can be named in the address bar, and anything else is no filter', () => {
  for (const kind of ACTIVITY_KINDS) expect(readActivitySearch({ kind })).toEqual({ kind });
  for (const kind of ['', 'Vote', 'toString', 3, null]) expect(readActivitySearch({ kind })).toEqual({});
});
