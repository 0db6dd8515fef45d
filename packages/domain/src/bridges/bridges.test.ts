import { getAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import { LOCAL_CHAINS, NETWORKS } from '../chains/index.ts';
import { chainsOf, MAINNET_CHAINS, TESTNET_CHAINS } from '../publicChains/index.ts';
import { areOfOneNetwork, type Bridge, bridgeChainIdsOf, BRIDGES, publicBridgesOf, reachOf } from './index.ts';

const PUBLIC = [...MAINNET_CHAINS, ...TESTNET_CHAINS];
const sites = PUBLIC.flatMap(({ id }) => Object.entries(publicBridgesOf(id)!).map(([bridge, site]) => ({ chainId: id, bridge, ...site })));

describe('what bridges call chains', () => {
  test('every local chain is reached by all bridges but Connext', () => {
    for (const { id } of LOCAL_CHAINS) expect(Object.keys(bridgeChainIdsOf(id)!)).toEqual(BRIDGES.filter((bridge) => bridge !== 'connext'));
  });

  test.each(NETWORKS)('no bridge calls two chains of the %s network the same', (network) => {
    for (const bridge of BRIDGES) {
      const ids = chainsOf(network).flatMap(({ id }) => bridgeChainIdsOf(id)![bridge] ?? []);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('of a chain that nobody knows, nothing is known', () => {
    expect(bridgeChainIdsOf(5)).toBeUndefined();
    expect(publicBridgesOf(31337)).toBeUndefined();
  });

  test.each([
    [1, { hyperlane: 1n, layerzero: 30101n, ccip: 5009297550715157269n, axelar: 'Ethereum', wormhole: 2n }],
    [10, { hyperlane: 10n, layerzero: 30111n, ccip: 3734403246176062136n, axelar: 'optimism', wormhole: 24n }],
    [8453, { hyperlane: 8453n, layerzero: 30184n, ccip: 15971525489660198786n, axelar: 'base', wormhole: 30n }],
    [42161, { hyperlane: 42161n, layerzero: 30110n, ccip: 4949039107694359620n, axelar: 'arbitrum', wormhole: 23n }],
    [137, { hyperlane: 137n, layerzero: 30109n, ccip: 4051577828743386545n, axelar: 'Polygon', wormhole: 5n }],
    [100, { hyperlane: 100n, layerzero: 30145n, ccip: 465200170687744372n }],
    // Wormhole's relayer is not on this chain.
    [59144, { hyperlane: 59144n, layerzero: 30183n, ccip: 4627098889531055414n, axelar: 'linea' }],
    // Hyperlane has switched this chain off, and Wormhole's contracts there are not known.
    [146, { layerzero: 30332n, ccip: 1673871237479749969n }],
    [7225878, {}],
    [3223, {}],
    [11155420, { hyperlane: 11155420n, layerzero: 40232n, ccip: 5224473277236331295n, axelar: 'optimism-sepolia', wormhole: 10005n }],
  ])('chain %i goes by the names that it is known for', (chainId, ids) => {
    expect(bridgeChainIdsOf(chainId)).toEqual(ids);
  });
});

describe('the bridges on public chains', () => {
  test('are listed for every chain of the platform, also where there are none', () => {
    expect(PUBLIC.map(({ id }) => publicBridgesOf(id)).filter((found) => found === undefined)).toEqual([]);
  });

  test.each(sites)(
    '$bridge on chain $chainId is usable where all of its contracts are known, and only there',
    ({ chainId, bridge, id, endpoint, companion }) => {
      expect(id).toMatch(bridge === 'axelar' ? /^[\w-]{1,32}$/ : /^[1-9]\d*$/);
      const hasTwo = bridge === 'axelar' || bridge === 'wormhole';
      const whole = [endpoint, ...(hasTwo ? [companion] : [])].map((address) => address && getAddress(address));
      expect([endpoint, companion]).toEqual([...whole, undefined].slice(0, 2));
      const expected = whole.includes(undefined) ? ['disabled', 'incomplete'] : ['usable'];
      expect(expected).toContain(reachOf(bridge as Bridge, chainId));
    },
  );

  test('reach no chain at which nothing of them is known', () => {
    const reached = PUBLIC.flatMap(({ id }) => BRIDGES.flatMap((bridge) => (reachOf(bridge, id) ? [`${id} ${bridge}`] : [])));
    expect(new Set(reached)).toEqual(new Set(sites.map(({ chainId, bridge }) => `${chainId} ${bridge}`)));
    expect([reachOf('hyperlane', 5), reachOf('hyperlane', 31337)]).toEqual([undefined, undefined]);
  });

  test('speak at the addresses that their makers tell', () => {
    expect(publicBridgesOf(10)).toMatchObject({
      hyperlane: { endpoint: '0xd4C1905BB1D26BC93DAC913e13CaCC278CdCC80D' },
      layerzero: { endpoint: '0x1a44076050125825900e736c501f859c50fE728c' },
      ccip: { endpoint: '0x3206695CaE29952f4b0c22a169725a865bc8Ce0f' },
      axelar: {
        endpoint: '0xe432150cce91c13a887f7D836923d5597adD8E31',
        companion: '0x2d5d7d31F671F86C782533cc367F14109a082712',
      },
      wormhole: {
        endpoint: '0xEe91C335eab126dF5fDB3797EA9d6aD93aeC9722',
        companion: '0x27428DD2d3DD32A4D7f7C497eAaa23130d894911',
      },
    });
  });

  test('are of one network or the other', () => {
    expect([areOfOneNetwork(1, 10), areOfOneNetwork(84532, 421614), areOfOneNetwork(1, 84532), areOfOneNetwork(1, 5)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
