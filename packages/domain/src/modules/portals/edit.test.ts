import { expect, test } from 'vitest';
import { account, ALPHA, BETA, receiver, token, withModules } from '../../../test/forms.ts';
import { ASSET_PORTALS, type AssetPortalsDraft } from '../../organisation/parts/assetPortals.ts';
import { toDraft } from '../../schema/toDraft.ts';
import { portalAdminEverywhere } from '../../setup/everyChain.ts';
import type { OrganisationForm } from '../../setup/form.ts';
import { sampleAssetPortals, samplePortalAdmin } from '../../testing/index.ts';
import {
  setCustomLimits,
  setDefaultFunctions,
  setPortalBridges,
  setPortalChains,
  setPortalMinimum,
  setPrimaryChain,
  setTravellingTokenChains,
} from './edit.ts';

const GAMMA = 31339;
const form = (change: Partial<AssetPortalsDraft> = {}): OrganisationForm => ({
  ...withModules({
    assetPortals: {
      ...toDraft(ASSET_PORTALS, sampleAssetPortals([ALPHA, BETA].map((chainId) => samplePortalAdmin(chainId, [account(chainId - ALPHA)])))),
      ...change,
    },
  }),
  token: token({
    chainIds: [ALPHA, BETA],
    initialReceivers: [ALPHA, BETA].map((chainId) => ({ chainId, receivers: [receiver()] })),
    vesting: [ALPHA, BETA].map((chainId) => ({ chainId, isFlexVoting: true, schedules: [] })),
  }),
});
const portals = (changed: OrganisationForm) => changed.modules.assetPortals!;

test('every chain has its admin, those that stay keep theirs, and a primary chain that goes has to be chosen again', () => {
  const changed = portals(setPortalChains(form({ lockAndReleaseSettings: { isEnabled: true, chainId: ALPHA } }), [BETA, GAMMA, BETA]));
  expect(changed.chainIds).toEqual([BETA, GAMMA]);
  expect(changed.portalAdmin.map(({ chainId, addresses }) => [chainId, addresses])).toEqual([
    [BETA, [account(1)]],
    [GAMMA, []],
  ]);
  expect(changed.lockAndReleaseSettings).toEqual({ isEnabled: true, chainId: undefined });
});

test('portals leave a chain that the token leaves, and a form without portals stays without', () => {
  const changed = setTravellingTokenChains(form(), [BETA]);
  expect(changed.token.chainIds).toEqual([BETA]);
  expect(portals(changed).chainIds).toEqual([BETA]);
  expect(setTravellingTokenChains(withModules({}), [BETA]).modules.assetPortals).toBeNull();
});

test('limits of each bridge begin with those of all, and turning them off clears them and makes the window 24 hours', () => {
  const custom = setCustomLimits(form({ duration: { durationType: 'days', value: 3 } }), true);
  expect(portals(custom).bridgeRateLimits).toEqual([
    { bridge: 'hyperlane', standardMintLimit: '100', standardBurnLimit: '100' },
    { bridge: 'axelar', standardMintLimit: '100', standardBurnLimit: '100' },
  ]);
  expect(portals(custom).duration.value).toBe(3);
  expect(portals(setPortalBridges(custom, ['axelar', 'ccip'])).bridgeRateLimits.map(({ bridge }) => bridge)).toEqual(['ccip', 'axelar']);
  expect(portals(setCustomLimits(custom, false))).toMatchObject({
    bridgeRateLimits: [],
    duration: { durationType: 'hours', value: 24 },
  });
});

test('where nothing goes by several bridges there are no limits of several, and they are asked for again afterwards', () => {
  const none = setPortalMinimum(form(), 0);
  expect(portals(none)).toMatchObject({ minBridges: 0, multiBridgeMintLimit: '0', multiBridgeBurnLimit: '0' });
  expect(portals(setPortalMinimum(none, 2))).toMatchObject({ minBridges: 2, multiBridgeMintLimit: '', multiBridgeBurnLimit: '' });
  expect(portals(setPortalMinimum(form(), 3)).multiBridgeMintLimit).toBe('1000');
});

test('a primary chain takes receivers and vesting away from the others, and only once it is chosen', () => {
  const asked = setPrimaryChain(form(), undefined);
  expect(asked.token).toEqual(form().token);
  const { token: changed, modules } = setPrimaryChain(asked, ALPHA);
  expect(modules.assetPortals!.lockAndReleaseSettings).toEqual({ isEnabled: true, chainId: ALPHA });
  expect(changed.initialReceivers.map(({ receivers }) => receivers.length)).toEqual([1, 0]);
  expect(changed.vesting.map(({ chainId }) => chainId)).toEqual([ALPHA]);
  expect(portals(setPrimaryChain(form(), null)).lockAndReleaseSettings).toEqual({ isEnabled: false });
});

test('other functions are asked for where a token exists already and is not kept', () => {
  const existing = (chainId: number) => ({
    tempId: `e-${chainId}`,
    chainId,
    address: account(9),
    name: 'Old',
    symbol: 'OLD',
    decimals: 18,
  });
  const old = form({ lockAndReleaseSettings: { isEnabled: true, chainId: ALPHA } });
  const unwrapped = {
    ...old,
    token: { ...old.token, isCreatingNewToken: false, isWrappingAccepted: false, existingTokens: [existing(ALPHA), existing(BETA)] },
  };
  const asked = setDefaultFunctions(unwrapped, false);
  expect(portals(asked).functionSelectors).toMatchObject([{ chainId: BETA, mintHash: '0x40c10f19', burnHash: '0x9dc29fac' }]);
  expect(portals(setDefaultFunctions(asked, true)).functionSelectors).toEqual([]);
  expect(portals(setDefaultFunctions(form(), false)).functionSelectors).toEqual([]);
});

test('an admin is taken over for all chains on which it can be named', () => {
  expect(portals(portalAdminEverywhere(form(), BETA)).portalAdmin.map(({ addresses }) => addresses)).toEqual([[account(1)], [account(1)]]);
  const governed = form();
  governed.modules.assetPortals!.portalAdmin[0] = {
    chainId: ALPHA,
    isGovernor: true,
    governorName: 'Main',
    isMultisig: null,
    addresses: [],
    threshold: 1,
  };
  expect(portals(portalAdminEverywhere(governed, ALPHA)).portalAdmin[1]!.addresses).toEqual([account(1)]);
});
