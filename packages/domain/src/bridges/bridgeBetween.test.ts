import { describe, expect, test } from 'vitest';
import { LOCAL_CHAINS } from '../chains/index.ts';
import { MAINNET_CHAINS } from '../publicChains/index.ts';
import { type Bridge, bridgeBetween, bridgeChainIdsOf, BRIDGES, UNAVAILABLE_PAIRS } from './index.ts';

const CONNECTED = BRIDGES.filter((bridge) => bridge !== 'connext');

describe('a bridge between two chains', () => {
  test.each(CONNECTED)('%s connects all local chains, in every direction', (bridge) => {
    for (const { id: origin } of LOCAL_CHAINS)
      for (const { id: destination } of LOCAL_CHAINS)
        expect(bridgeBetween(bridge, origin, destination).isAvailable).toBe(origin !== destination);
  });

  test.each<[Bridge, number, number, string, string]>([
    ['hyperlane', 1, 146, 'Hyperlane bridge not found on this chain', 'Hyperlane has switched chain 146 off.'],
    ['layerzero', 223, 1, 'LayerZero endpoints not found for one of these chains', 'LayerZero is not known to reach chain 223.'],
    ['ccip', 1, 3223, 'CCIP config is missing data for getting gas limit', 'CCIP is not known to reach chain 3223.'],
    ['axelar', 100, 1, 'Axelar API chain ID not found for one of the chains', 'Axelar is not known to reach chain 100.'],
    [
      'wormhole',
      1,
      59144,
      'Wormhole config is missing data for getting gas limit',
      'Not all contracts that Wormhole needs on chain 59144 are known.',
    ],
    ['polymer', 1, 10, 'Polymer adapter address not found', "The address of Polymer's prover on chain 1 is not known."],
    ['connext', 31337, 31338, 'Bridge is not supported', 'Connext is switched off.'],
    ['hyperlane', 1, 1, 'Bridge is not supported', 'A message goes to another chain than it comes from.'],
    ['hyperlane', 1, 84532, 'Bridge is not supported', 'The two chains belong to different networks.'],
    ['hyperlane', 31337, 1, 'Bridge is not supported', 'The two chains belong to different networks.'],
    ['ccip', 59144, 81457, 'Bridge is not supported', 'CCIP does not connect these two chains.'],
  ])('%s from %i to %i: "%s", since %s', (bridge, origin, destination, message, reason) => {
    expect(bridgeBetween(bridge, origin, destination)).toMatchObject({ isAvailable: false, message, reason });
  });

  test('pairs are unavailable as the specification lists them, in both directions', () => {
    expect(UNAVAILABLE_PAIRS.ccip!.map((pair) => pair.join('-'))).toEqual([
      '81457-10',
      '81457-59144',
      '81457-137',
      '10-59144',
      '59144-137',
    ]);
    expect(UNAVAILABLE_PAIRS.layerzero!.map((pair) => pair.join('-'))).toEqual([
      '81457-1',
      '81457-42161',
      '81457-10',
      '81457-59144',
      '81457-8453',
      '81457-137',
    ]);
    for (const [bridge, pairs] of Object.entries(UNAVAILABLE_PAIRS))
      for (const [one, other] of pairs)
        expect([bridgeBetween(bridge as Bridge, one, other), bridgeBetween(bridge as Bridge, other, one)]).toMatchObject([
          { isAvailable: false },
          { isAvailable: false },
        ]);
  });

  test('all other pairs of mainnets whose names are known are available', () => {
    for (const bridge of CONNECTED) {
      const known = MAINNET_CHAINS.map(({ id }) => id).filter((id) => bridgeChainIdsOf(id)![bridge] !== undefined);
      const open = known.flatMap((one) => known.filter((other) => bridgeBetween(bridge, one, other).isAvailable));
      expect(open.length).toBe(known.length * Math.max(0, known.length - 1) - 2 * (UNAVAILABLE_PAIRS[bridge]?.length ?? 0));
    }
  });
});
