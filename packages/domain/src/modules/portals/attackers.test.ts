import { expect, test } from 'vitest';
import { account, ALPHA, BETA } from '../../../test/forms.ts';
import { ASSET_PORTALS, type AssetPortalsDraft } from '../../organisation/parts/assetPortals.ts';
import { toDraft } from '../../schema/toDraft.ts';
import { sampleAssetPortals, samplePortalAdmin } from '../../testing/index.ts';
import { portalPowers } from './attackers.ts';

const GAMMA = 31339;
const portals = (change: Partial<AssetPortalsDraft> = {}): AssetPortalsDraft => ({
  ...toDraft(ASSET_PORTALS, sampleAssetPortals([ALPHA, BETA].map((chainId) => samplePortalAdmin(chainId, [account(1)])))),
  bridges: ['hyperlane', 'layerzero', 'axelar'],
  ...change,
});
const terms = { symbol: 'ACME', chainName: (id: number) => (id === ALPHA ? 'Alpha' : 'Beta') };
const told = (change?: Partial<AssetPortalsDraft>) => portalPowers(portals(change), terms);
const sentences = (change?: Partial<AssetPortalsDraft>) => told(change).map(({ sentence }) => sentence);

test('one bridge makes its own limit on each chain, two of three those of both and of several, and hold the others back', () => {
  expect(sentences()).toEqual([
    'Whoever controls 1 bridge can make up to 200 ACME at once that nobody sent (100 on each of 2 chains). As much again within 1 day, and so on, until the portal admins take the limits away.',
    'Whoever controls 2 bridges can make up to 2,400 ACME at once that nobody sent (1,200 on each of 2 chains), and hold back every transfer that several have to bring between Alpha and Beta. As much again within 1 day, and so on, until the portal admins take the limits away.',
    'Whoever controls 3 bridges can make up to 2,600 ACME at once that nobody sent (1,300 on each of 2 chains), and hold back every transfer between Alpha and Beta. As much again within 1 day, and so on, until the portal admins take the limits away.',
  ]);
});

test('a bridge without limits of its own makes nothing, and where all have to agree it holds everything back', () => {
  const none = { standardMintLimit: '0', standardBurnLimit: '0' };
  expect(sentences(none)[0]).toBe(
    'Whoever controls 1 bridge can make no ACME: alone it may bring nothing, and the others go on without it.',
  );
  expect(told(none)[0]!.canForge).toBe(false);
  expect(sentences({ ...none, minBridges: 3 })[0]).toBe(
    'Whoever controls 1 bridge can make no ACME, but hold back every transfer that several have to bring between Alpha and Beta.',
  );
});

test.each(['', '-1', '1e9', 'abc'])('while a mint limit is "%s", nothing is said of what can be made', (limit) => {
  const unknown = ['What can be made cannot be said until the limits are numbers.'];
  expect(sentences({ standardMintLimit: limit })).toEqual(unknown);
  expect(sentences({ multiBridgeMintLimit: limit })).toEqual(unknown);
  const bridgeRateLimits = [{ bridge: 'axelar', standardMintLimit: limit, standardBurnLimit: '0' }] as const;
  expect(sentences({ isCustomRateLimits: true, bridgeRateLimits: [...bridgeRateLimits] })).toEqual(unknown);
});

test('limits that do not count need not be numbers', () => {
  expect(told({ minBridges: 0, multiBridgeMintLimit: '' })[0]!.canForge).toBe(true);
  expect(told({ isCustomRateLimits: true, standardMintLimit: '', bridgeRateLimits: [] })[0]!.sentence).not.toContain('cannot be said');
});

test('while the window is no number, nothing is said of how soon a limit is whole again', () => {
  const [first] = sentences({ duration: { durationType: 'days', value: Number.NaN } });
  expect(first).toContain('How soon as much again can be made cannot be said until the window of the limits is a number above 0.');
});

test('a bridge that is the only one holds everything back, also where it may bring nothing', () => {
  const only: Partial<AssetPortalsDraft> = { bridges: ['hyperlane'], minBridges: 0, standardMintLimit: '0', standardBurnLimit: '0' };
  expect(sentences(only)).toEqual(['Whoever controls 1 bridge can make no ACME, but hold back every transfer between Alpha and Beta.']);
  expect(sentences({ ...only, standardMintLimit: '100' })[0]).toContain('and hold back every transfer between Alpha and Beta.');
});

test('what holds between all chains alike is not said of two of them only', () => {
  const said = sentences({ chainIds: [ALPHA, BETA, GAMMA] });
  expect(said[1]).toContain('hold back every transfer that several have to bring between any two of the chains.');
});

test('the largest limits count where each bridge has its own, and the window is the one that is chosen', () => {
  const row = (bridge: 'hyperlane' | 'layerzero' | 'axelar', limit: string) => ({
    bridge,
    standardMintLimit: limit,
    standardBurnLimit: '0',
  });
  const said = sentences({
    isCustomRateLimits: true,
    bridgeRateLimits: [row('hyperlane', '1'), row('layerzero', '70'), row('axelar', '5')],
    duration: { durationType: 'days', value: 3 },
  });
  expect(said[0]).toContain('up to 140 ACME at once');
  expect(said[0]).toContain('within 3 days');
});

test('without agreement nothing is said of several, and on the primary chain what is kept is taken', () => {
  const alone = told({ minBridges: 0, multiBridgeMintLimit: '0', multiBridgeBurnLimit: '0' });
  expect(alone.map(({ bridges }) => bridges)).toEqual([1, 3]);
  expect(alone[0]!.sentence).not.toContain('hold back');
  expect(alone[1]!.sentence).toContain('and hold back every transfer between Alpha and Beta.');
  expect(sentences({ lockAndReleaseSettings: { isEnabled: true, chainId: BETA } })[0]).toContain(
    'that nobody sent (100 on each of 2 chains; on Beta out of what is kept there). ',
  );
});

test('a chain to which no bridge brings anything adds nothing, and is not counted', () => {
  const UNKNOWN_CHAIN = 999_999;
  expect(sentences({ chainIds: [ALPHA, BETA, UNKNOWN_CHAIN] })[0]).toContain(
    'up to 200 ACME at once that nobody sent (100 on each of 2 chains)',
  );
});

test('where bridges reach different chains, each chain is told with its own amount', () => {
  const [MAINNET, OPTIMISM, WITHOUT_AXELAR] = [1, 10, 100];
  const names: Record<number, string> = { [MAINNET]: 'Mainnet', [OPTIMISM]: 'Optimism', [WITHOUT_AXELAR]: 'Gnosis' };
  const some = portals({ chainIds: [MAINNET, OPTIMISM, WITHOUT_AXELAR], bridges: ['hyperlane', 'axelar'], minBridges: 0 });
  const said = portalPowers(some, { symbol: 'ACME', chainName: (id) => names[id]! }).map(({ sentence }) => sentence);
  expect(said.at(-1)).toContain('up to 500 ACME at once that nobody sent (200 on Mainnet, 200 on Optimism and 100 on Gnosis)');
  const agreed = portalPowers({ ...some, bridges: ['hyperlane', 'axelar', 'wormhole'], minBridges: 2 }, terms);
  expect(agreed.map(({ bridges }) => bridges)).toEqual([1, 2, 3]);
});

test('nothing is said while no two chains are connected', () => {
  expect(told({ chainIds: [ALPHA] })).toEqual([]);
  expect(told({ bridges: ['connext'] })).toEqual([]);
});
