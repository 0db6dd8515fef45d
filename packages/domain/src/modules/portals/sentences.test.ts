import { expect, test } from 'vitest';
import { account, ALPHA, BETA } from '../../../test/forms.ts';
import type { AssetPortals } from '../../organisation/parts/assetPortals.ts';
import { sampleAssetPortals, samplePortalAdmin } from '../../testing/index.ts';
import { portalSentences } from './sentences.ts';

const said = (change: Partial<AssetPortals> = {}): string[] =>
  portalSentences(
    sampleAssetPortals(
      [ALPHA, BETA].map((chainId) => samplePortalAdmin(chainId, [account(1)])),
      change,
    ),
    { symbol: 'ACME', chainName: (id) => (id === ALPHA ? 'Alpha' : 'Beta'), holder: ({ addresses }) => addresses.join(' and ') },
  );

test('where it travels, how much at once, whom that trusts, and who may change it, in this order', () => {
  expect(said()).toEqual([
    'ACME travels between Alpha and Beta over Hyperlane and Axelar.',
    'What leaves is burned, and minted where it arrives.',
    'Up to 1,000 ACME at once may leave a chain, and 1,000 ACME arrive, when 2 bridges agree.',
    'Each of Hyperlane and Axelar alone may take 100 ACME away from a chain and bring 100 ACME to a chain at once. Whoever controls one of them can bring as much to each chain without anybody having sent it.',
    'What was used of a limit comes back within 1 day.',
    `On Alpha and Beta transfers go over Hyperlane and Axelar; bridges and limits can be changed, and transfers stopped, by ${account(1)}.`,
  ]);
});

test('bridges with limits of their own are told apart, and one that may bring nothing is no risk', () => {
  const bridgeRateLimits = [
    { bridge: 'hyperlane' as const, standardMintLimit: '1200', standardBurnLimit: '100' },
    { bridge: 'axelar' as const, standardMintLimit: '0', standardBurnLimit: '70' },
  ];
  expect(said({ isCustomRateLimits: true, bridgeRateLimits }).slice(3, 5)).toEqual([
    'Hyperlane alone may take 100 ACME away from a chain and bring 1,200 ACME to a chain at once. Whoever controls it can bring as much to each chain without anybody having sent it.',
    'Axelar alone may take 70 ACME away from a chain at once.',
  ]);
});

test('chains with other admins are told by themselves, and a Safe of each as several', () => {
  const admins = (second: number) =>
    portalSentences(sampleAssetPortals([samplePortalAdmin(ALPHA, [account(1)]), samplePortalAdmin(BETA, [account(second)])]), {
      symbol: 'ACME',
      chainName: (id) => (id === ALPHA ? 'Alpha' : 'Beta'),
      holder: ({ addresses }, _, chainCount) => `${addresses.join(' and ')}, ${chainCount} times`,
    }).filter((sentence) => sentence.includes('stopped'));
  expect(admins(2).map((sentence) => sentence.slice(-10))).toEqual([', 1 times.', ', 1 times.']);
  expect(admins(1)).toHaveLength(1);
  expect(admins(1)[0]).toContain(', 2 times.');
});

test('a bridge without limits of its own is not trusted alone', () => {
  expect(said({ standardBurnLimit: '0', standardMintLimit: '0' }).join(' ')).not.toContain('alone');
});

test('nothing is said of an agreement that nobody asks for', () => {
  expect(said({ minBridges: 0 }).join(' ')).not.toContain('agree');
});

test('the primary chain keeps what leaves it', () => {
  expect(said({ lockAndReleaseSettings: { isEnabled: true, chainId: BETA } })[1]).toBe(
    'What leaves Beta is kept there until it comes back; on other chains it is minted and burned.',
  );
});
