// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { organisationQuery as governanceQuery } from '../governance/queries.ts';
import { organisationQuery } from './queries.ts';

test('an organisation is found however its slug is written', () => {
  for (const query of [organisationQuery, governanceQuery])
    expect(query('Treasury-GUILD').queryKey).toEqual(organisationQuery('treasury-guild').queryKey);
});
