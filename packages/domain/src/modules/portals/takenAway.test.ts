import { expect, test } from 'vitest';
import { ALPHA, BETA, receiver, token, withModules } from '../../../test/forms.ts';
import { ASSET_PORTALS } from '../../organisation/parts/assetPortals.ts';
import { toDraft } from '../../schema/toDraft.ts';
import type { OrganisationForm } from '../../setup/form.ts';
import { sampleAssetPortals, samplePortalAdmin } from '../../testing/index.ts';
import { setPrimaryChain } from './edit.ts';
import { takenAway, takenAwayText } from './takenAway.ts';

const GAMMA = 31339;
const CHAINS = [ALPHA, BETA, GAMMA];
const NAMES: Record<number, string> = { [ALPHA]: 'Alpha', [BETA]: 'Beta', [GAMMA]: 'Gamma' };
const schedule = { vestingType: 'linear' as const, startDate: '', endDate: '', receivers: [receiver()] };

const form: OrganisationForm = {
  ...withModules({
    assetPortals: toDraft(ASSET_PORTALS, sampleAssetPortals(CHAINS.map((chainId) => samplePortalAdmin(chainId, [])))),
  }),
  token: token({
    chainIds: CHAINS,
    initialReceivers: [
      { chainId: ALPHA, receivers: [receiver()] },
      { chainId: BETA, receivers: [receiver(), receiver({ address: '', amount: '7' }), receiver({ address: ' ', amount: '' })] },
      { chainId: GAMMA, receivers: [receiver()] },
    ],
    vesting: [{ chainId: GAMMA, isFlexVoting: true, schedules: [schedule] }],
  }),
};
const lost = (before: OrganisationForm, primary: number | null | undefined) =>
  takenAway(before.token, setPrimaryChain(before, primary).token);

test('a primary chain takes away what was entered for the others, rows without text not counted', () => {
  expect(lost(form, ALPHA)).toEqual([
    { chainId: BETA, receivers: 2, schedules: 0 },
    { chainId: GAMMA, receivers: 1, schedules: 1 },
  ]);
  expect(takenAwayText(lost(form, ALPHA), (id) => NAMES[id]!)).toBe('2 receivers on Beta, 1 receiver and 1 vesting schedule on Gamma');
});

test('nothing goes while no primary chain is chosen, or where nothing was entered', () => {
  expect(lost(form, undefined)).toEqual([]);
  expect(lost(form, null)).toEqual([]);
  const empty = {
    ...form,
    token: { ...form.token, initialReceivers: [{ chainId: BETA, receivers: [receiver({ address: '', amount: '' })] }], vesting: [] },
  };
  expect(lost(empty, ALPHA)).toEqual([]);
});
