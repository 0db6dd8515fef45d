import type { Address } from '@althing/domain/units';
import { createClient, custom, encodeAbiParameters, numberToHex, parseUnits } from 'viem';
import { expect, test } from 'vitest';
import { aggregatorOf, bondContractsOf } from '../bondContracts.ts';
import { readLivePrice } from './readLivePrice.ts';

const CHAIN = 31337;
const FOREIGN: Address = numberToHex(0xfa, { size: 20 });
const uint = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value]);

/** The market costs 7; each oracle answers 6 to whatever it is asked. */
const client = createClient({
  transport: custom({
    request: async ({ params }: { params: [{ to: Address }] }) =>
      uint(params[0].to.toLowerCase() === aggregatorOf(CHAIN).toLowerCase() ? parseUnits('7', 18) : 6n),
  }),
});
const read = (oracle: Address | null) => readLivePrice(client, { chainId: CHAIN, id: 1n, oracle });

test('an oracle’s answer is told with whether the oracle is the platform’s', async () => {
  expect((await read(bondContractsOf(CHAIN)!.twapBondOracle)).oracle).toEqual({ price: 6n, decimals: 6, isOurs: true });
  expect((await read(FOREIGN)).oracle).toEqual({ price: 6n, decimals: 6, isOurs: false });
  expect(await read(null)).toEqual({ price: parseUnits('7', 18), oracle: undefined });
});
