import { UPGRADE_STATES } from '@althing/domain/upgrades';
import { expect, test } from 'vitest';
import { readUpgradeSearch } from './upgradeSearch.ts';

test('every state is a filter of upgrade proposals, and nothing else is', () => {
  for (const state of UPGRADE_STATES) expect(readUpgradeSearch({ upgrades: state })).toEqual({ upgrades: state });
  for (const other of ['Open', 'toString', '', 7, null, undefined]) expect(readUpgradeSearch({ upgrades: other })).toEqual({});
});
