import type { Address, Hex } from '@althing/domain/units';
import {
  createClient,
  custom,
  decodeFunctionData,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionResult,
  type Log,
  numberToHex,
  zeroAddress,
} from 'viem';
import { describe, expect, test } from 'vitest';
import { bondContractsOf } from '../bondContracts.ts';
import { erc20BondTokenAbi, fixedExpiryTellerAbi, fixedTermTellerAbi } from '../contracts.ts';
import { MAX_REDEEMED_BONDS, redemptionsIn } from './redemptionsIn.ts';

const { tellers } = bondContractsOf(31337)!;
const address = (n: number): Address => numberToHex(n, { size: 20 });
const [ADA, BEA, GOLD, BOND, FAKE] = [address(1), address(2), address(3), address(0xb0), address(0xfa)];

const topics = (found: ReturnType<typeof encodeEventTopics>) => found as Log['topics'];

const termBurn = (from: Address, id: bigint, amount: bigint) =>
  ({
    address: tellers['fixed-term'],
    topics: topics(
      encodeEventTopics({ abi: fixedTermTellerAbi, eventName: 'TransferSingle', args: { operator: from, from, to: zeroAddress } }),
    ),
    data: encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [id, amount]),
  }) as Log;

const expiryBurn = (from: Address, token: Address, amount: bigint) =>
  ({
    address: token,
    topics: topics(encodeEventTopics({ abi: erc20BondTokenAbi, eventName: 'Transfer', args: { from, to: zeroAddress } })),
    data: encodeAbiParameters([{ type: 'uint256' }], [amount]),
  }) as Log;

const abi = [...erc20BondTokenAbi, ...fixedExpiryTellerAbi, ...fixedTermTellerAbi];

/** A chain on which every token claims to be a bond that pays gold, but the teller knows only one of them. Records what it is asked. */
function chain() {
  const asked: string[] = [];
  const answer = (name: string): Hex => {
    switch (name) {
      case 'underlying':
        return encodeFunctionResult({ abi: erc20BondTokenAbi, functionName: 'underlying', result: GOLD });
      case 'expiry':
        return encodeFunctionResult({ abi: erc20BondTokenAbi, functionName: 'expiry', result: 86_400 });
      case 'bondTokens':
        return encodeFunctionResult({ abi: fixedExpiryTellerAbi, functionName: 'bondTokens', result: BOND });
      default:
        return encodeFunctionResult({ abi: fixedTermTellerAbi, functionName: 'tokenMetadata', result: [true, GOLD, 18, 86_400, 0n] });
    }
  };
  const transport = custom({
    request: async ({ params: [{ data }] }: { params: [{ data: Hex }] }) => {
      const { functionName } = decodeFunctionData({ abi, data });
      asked.push(functionName);
      return answer(functionName);
    },
  });
  return { asked, client: createClient({ transport }) };
}

const isAda = (owner: Address) => owner === ADA;

describe('what was redeemed in a transaction', () => {
  test('is told by the burns of bonds that the tellers vouch for', async () => {
    const { client } = chain();
    const logs = [termBurn(ADA, 7n, 10n), expiryBurn(ADA, BOND, 20n), expiryBurn(ADA, FAKE, 30n)];
    expect(await redemptionsIn(client, tellers, logs, isAda)).toEqual([
      { bondId: 7n, owner: ADA, underlying: GOLD, amount: 10n },
      { bondId: BigInt(BOND), owner: ADA, underlying: GOLD, amount: 20n },
    ]);
  });

  test('is not asked for burns of others', async () => {
    const { client, asked } = chain();
    const logs = [termBurn(BEA, 7n, 10n), ...Array.from({ length: 500 }, (_, n) => expiryBurn(BEA, address(1_000 + n), 1n))];
    expect(await redemptionsIn(client, tellers, logs, isAda)).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('is asked once for each bond', async () => {
    const { client, asked } = chain();
    const burns = [1n, 2n, 3n];
    const logs = burns.flatMap((amount) => [termBurn(ADA, 7n, amount), expiryBurn(ADA, BOND, amount)]);
    expect((await redemptionsIn(client, tellers, logs, isAda)).map(({ amount }) => amount)).toEqual([...burns, ...burns]);
    expect(asked.toSorted()).toEqual(['bondTokens', 'expiry', 'tokenMetadata', 'underlying']);
  });

  test('is refused, and nothing asked, where an account burns more tokens than can be looked at', async () => {
    const { client, asked } = chain();
    const logs = Array.from({ length: MAX_REDEEMED_BONDS + 1 }, (_, n) => expiryBurn(ADA, address(1_000 + n), 1n));
    await expect(redemptionsIn(client, tellers, logs, isAda)).rejects.toThrow(
      new RangeError('The transaction redeems more than 100 kinds of bonds'),
    );
    expect(asked).toEqual([]);
    expect(await redemptionsIn(client, tellers, logs.slice(1), isAda)).toEqual([]);
  });
});
