import { describe, expect, test } from 'vitest';
import { chainById } from '../chains/index.ts';
import { MAINNET_CHAINS } from '../publicChains/index.ts';
import {
  agreementDuration,
  BRIDGE_FACTS,
  GENERIC_BRIDGE_FACTS,
  GENERIC_BRIDGES,
  BRIDGES,
  deliveryGas,
  legDuration,
  relayerFee,
  relayerFeeFailed,
} from './index.ts';

const ETHEREUM = chainById(MAINNET_CHAINS, 1)!;
const GNOSIS = chainById(MAINNET_CHAINS, 100)!;
const BASE = chainById(MAINNET_CHAINS, 8453)!;
const ETHER = 10n ** 18n;

describe('constants of bridges', () => {
  test('durations, buffers and least fees are those of the specification', () => {
    const of = <Key extends keyof (typeof BRIDGE_FACTS)['ccip']>(key: Key) =>
      Object.fromEntries(BRIDGES.map((bridge) => [bridge, BRIDGE_FACTS[bridge][key]]));
    expect(of('duration')).toEqual({
      connext: 9000,
      ccip: 1320,
      layerzero: 50,
      hyperlane: 50,
      wormhole: 1020,
      axelar: 1260,
      polymer: 10,
    });
    expect(of('feeBufferPercent')).toEqual({ ccip: 25, layerzero: 25, hyperlane: 25, wormhole: 25, axelar: 25, polymer: 0, connext: 0 });
    expect(of('gasBufferPercent')).toEqual({ ccip: 25, layerzero: 25, hyperlane: 0, wormhole: 0, axelar: 40, polymer: 0, connext: 0 });
    const least = 50_000_000_000_000n;
    expect(of('leastFee')).toEqual({
      ccip: least,
      layerzero: least,
      hyperlane: least,
      wormhole: least,
      axelar: least,
      polymer: null,
      connext: null,
    });
  });

  test('durations of the second set, which carries tokens, are those of the specification', () => {
    expect(
      Object.fromEntries(GENERIC_BRIDGES.map((bridge) => [GENERIC_BRIDGE_FACTS[bridge].name, GENERIC_BRIDGE_FACTS[bridge].duration])),
    ).toEqual({
      Across: 5,
      LayerZero: 5,
      Stargate: 5,
      'Mayan Swift': 10,
      'Wormhole NTT': 900,
      Relay: 5,
    });
  });
});

describe('the relayer fee', () => {
  test.each(['ccip', 'layerzero', 'hyperlane', 'wormhole', 'axelar'] as const)('of %s is a quarter more than its quote', (bridge) => {
    expect(relayerFee(bridge, ETHER, BASE)).toBe((ETHER * 5n) / 4n);
  });

  test('is 0.00005 at least, and a hundred times that towards Ethereum', () => {
    expect(relayerFee('hyperlane', 1n, BASE)).toBe(50_000_000_000_000n);
    expect(relayerFee('hyperlane', 1n, ETHEREUM)).toBe(5_000_000_000_000_000n);
    expect(relayerFee('hyperlane', 40_000_000_000_004n, BASE)).toBe(50_000_000_000_005n);
  });

  test('of Polymer is what it asks, be that nothing', () => {
    expect([relayerFee('polymer', 0n, ETHEREUM), relayerFee('polymer', 7n, ETHEREUM)]).toEqual([0n, 7n]);
  });

  test('is never below the quote with its buffer, whatever is rounded', () => {
    expect(relayerFee('ccip', 1_000_000_000_000_001n, BASE)).toBe(1_250_000_000_000_002n);
  });

  test('is refused by the name of the bridge', () => {
    expect(relayerFeeFailed('ccip')).toBe('Failed to retrieve relayer fee for CCIP. This bridge might be temporarily unavailable.');
  });
});

describe('the gas of a delivery', () => {
  test('is what was measured, with 25 % more over CCIP and LayerZero and 40 % over Axelar', () => {
    const gas = Object.fromEntries(BRIDGES.map((bridge) => [bridge, deliveryGas(bridge, 100_000n)]));
    expect(gas).toEqual({
      ccip: 125_000n,
      layerzero: 125_000n,
      axelar: 140_000n,
      hyperlane: 100_000n,
      wormhole: 100_000n,
      polymer: 100_000n,
      connext: 100_000n,
    });
  });

  test('is 2,000,000 where nobody could measure it', () => {
    for (const bridge of BRIDGES) expect(deliveryGas(bridge, undefined)).toBe(2_000_000n);
  });
});

describe('how long bridges take', () => {
  test('is three times as long from Ethereum and from Gnosis', () => {
    expect([legDuration('ccip', BASE), legDuration('ccip', ETHEREUM), legDuration('hyperlane', GNOSIS)]).toEqual([1320, 3960, 150]);
  });

  test('until enough agree is as long as the slowest that is needed', () => {
    const chosen = ['ccip', 'hyperlane', 'axelar', 'polymer'] as const;
    expect([1, 2, 3, 4].map((threshold) => agreementDuration(chosen, threshold, BASE))).toEqual([10, 50, 1260, 1320]);
    expect(agreementDuration(chosen, 2, ETHEREUM)).toBe(150);
  });

  test('is unknown where more have to agree than there are, or none', () => {
    expect([agreementDuration(['ccip'], 2, BASE), agreementDuration([], 1, BASE), agreementDuration(['ccip'], 0, BASE)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
