import { expect, test } from 'vitest';
import { account, ALPHA, BETA, token, withModules } from '../../test/forms.ts';
import { ASSET_PORTALS, type AssetPortalsDraft } from '../organisation/parts/assetPortals.ts';
import { toDraft } from '../schema/toDraft.ts';
import { sampleAssetPortals, samplePortalAdmin } from '../testing/index.ts';
import type { TokenDraft } from './form.ts';
import { safetyHints } from './safetyHints.ts';

const portals = {
  ...toDraft(
    ASSET_PORTALS,
    sampleAssetPortals(
      [ALPHA, BETA].map((chainId) => samplePortalAdmin(chainId, [account(1), account(2), account(3)])),
      { bridges: ['hyperlane', 'axelar', 'ccip'] },
    ),
  ),
  standardMintLimit: '20',
  standardBurnLimit: '20',
};

const told = (change: Partial<AssetPortalsDraft>, tokenChange: Partial<TokenDraft> = { chainIds: [ALPHA, BETA] }): string[] =>
  safetyHints({ ...withModules({ assetPortals: { ...portals, ...change } }), token: token(tokenChange) })
    .filter(({ field }) => field.startsWith('modules.assetPortals'))
    .map(({ field, sentence }) => `${field}: ${sentence}`);

test('portals of a token of its own, held by a Safe, need no advice', () => {
  expect(told({})).toEqual([]);
});

test('one key that holds them is advised against', () => {
  const [first, second] = portals.portalAdmin;
  expect(told({ portalAdmin: [first!, { ...second!, isMultisig: false, addresses: [account(4)] }] })).toEqual([
    'modules.assetPortals.portalAdmin.1.isMultisig: Whoever holds this one key alone controls how many tokens bridges may make there. If it is lost, nobody does.',
  ]);
});

test('what has to be done by hand, and what a primary chain means, is said in the words of the specification', () => {
  const existing = { tempId: 'e', chainId: ALPHA, address: account(9), name: 'Old', symbol: 'OLD', decimals: 18 };
  expect(told({}, { chainIds: [ALPHA], isCreatingNewToken: false, isWrappingAccepted: false, existingTokens: [existing] })).toEqual([
    'modules.assetPortals.chainIds: If you are using Asset Portals, minting and burning limits need to be set for Asset Controllers manually.',
  ]);
  expect(told({ lockAndReleaseSettings: { isEnabled: true, chainId: ALPHA } })).toEqual([
    'modules.assetPortals.lockAndReleaseSettings.chainId: Selecting the Primary Chain for Lock & Release asset transfers will disable token minting on other chains',
  ]);
});

test('what has to agree is advised about: nothing, and all', () => {
  expect(told({ minBridges: 0, multiBridgeMintLimit: '0', multiBridgeBurnLimit: '0' })).toEqual([
    'modules.assetPortals.minBridges: Every transfer goes by one bridge, so large amounts need a large limit of one bridge. Minimum 2 bridges are recommended.',
  ]);
  expect(told({ minBridges: 3 })).toEqual([
    'modules.assetPortals.minBridges: Between some of these chains all bridges have to agree. While one of them is broken, nothing arrives there that several have to bring.',
  ]);
});

test('a limit of one bridge is measured by what is created, and by what a quorum needs', () => {
  expect(told({ standardMintLimit: '60', standardBurnLimit: '60' })).toEqual([
    'modules.assetPortals.standardMintLimit: One bridge that is taken over could make 120 ACME at once on all chains together, 12 % of what is created at first. A lower limit costs holders of more only the fees of several bridges.',
  ]);
  expect(told({ standardMintLimit: '300', standardBurnLimit: '60' })).toEqual([
    'modules.assetPortals.standardMintLimit: One bridge that is taken over could bring as many ACME as the quorum of Main needs, and decide with them alone. Lower limits prevent that.',
  ]);
});

test('an admin that has to vote first is told how often limits come back meanwhile', () => {
  const [first, second] = portals.portalAdmin;
  const governed = { ...first!, isGovernor: true, governorName: 'Main', isMultisig: false, addresses: [] };
  const [said] = told({ portalAdmin: [governed, second!] });
  expect(said).toMatch(
    /^modules\.assetPortals\.portalAdmin\.0\.governorName: A decision of Main takes \d+ days?.* could use its limits \d+ times;/,
  );
  expect(told({ portalAdmin: [governed, second!], duration: { durationType: 'days', value: 60 } })).toEqual([]);
});
