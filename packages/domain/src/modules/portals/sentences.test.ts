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
    'Up to 1000 ACME at once may leave a chain, and 1000 ACME arrive, when 2 bridges agree.',
    'Hyperlane alone may take away 100 ACME and bring 100 ACME at once: as much can whoever controls it.',
    'Axelar alone may take away 100 ACME and bring 100 ACME at once: as much can whoever controls it.',
    'What was used of a limit comes back within 1 day.',
    `On Alpha transfers go over Hyperlane and Axelar; bridges and limits can be changed, and transfers stopped, by ${account(1)}.`,
    `On Beta transfers go over Hyperlane and Axelar; bridges and limits can be changed, and transfers stopped, by ${account(1)}.`,
  ]);
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
