import { BRIDGES } from '@althing/domain/bridges';
import { decodeFunctionData, hexToString, trim, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { hyperlaneAdapterAbi } from '../contracts.ts';
import { bridgeAdaptersOf, connectionCalls } from './adapters.ts';
import { encodeBridgeOptions } from './options.ts';

const SOMEBODY = '0x0000000000000000000000000000000000001234';

describe('adapters', () => {
  it('stand at seven places, the same on every local chain, and nowhere else so far', () => {
    expect(new Set(Object.values(bridgeAdaptersOf(31337)!)).size).toBe(BRIDGES.length);
    expect(bridgeAdaptersOf(31339)).toEqual(bridgeAdaptersOf(31337));
    expect(bridgeAdaptersOf(1)).toBeUndefined();
  });

  it('are connected once they know the chains that their bridge reaches', () => {
    const decoded = (bridge: 'axelar' | 'ccip') =>
      connectionCalls(bridge, SOMEBODY, { endpoint: SOMEBODY, companion: zeroAddress }, [31338, 5]).map(({ to, data, value }) => {
        expect([to, value]).toEqual([SOMEBODY, 0n]);
        return decodeFunctionData({ abi: hyperlaneAdapterAbi, data });
      });
    const [routes, connect] = decoded('ccip');
    const ccip = `0x${12922642891491394802n.toString(16).padStart(64, '0')}`;
    expect(routes).toEqual({ functionName: 'addRoutes', args: [[{ chainId: 31338n, id: ccip }]] });
    expect(connect).toEqual({ functionName: 'connect', args: [SOMEBODY, zeroAddress] });
    const [{ args }] = decoded('axelar') as [{ args: [[{ id: `0x${string}` }]] }, unknown];
    expect(hexToString(trim(args[0][0].id, { dir: 'right' }))).toBe('local-2');
  });

  it.each(BRIDGES)('of %s take options of as many words as the specification says', (bridge) => {
    const words = (encodeBridgeOptions(bridge, { refund: SOMEBODY, gasLimit: 7n, refundChainId: 31337 }).length - 2) / 64;
    expect(words).toBe({ hyperlane: 2, layerzero: 2, ccip: 2, axelar: 1, wormhole: 3, polymer: 1, connext: 1 }[bridge]);
  });
});
