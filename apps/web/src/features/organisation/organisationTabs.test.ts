import { expect, test } from 'vitest';
import { ORGANISATION_TABS, readOrganisationSearch } from './organisationTabs.ts';

test('every tab can be named in the address bar, and anything else is left out', () => {
  for (const tab of ORGANISATION_TABS) expect(readOrganisationSearch({ tab })).toEqual({ tab });
  for (const tab of ['', 'Governor', 'toString', 3, null]) expect(readOrganisationSearch({ tab })).toEqual({});
});
