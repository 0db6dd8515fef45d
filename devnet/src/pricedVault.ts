import { type Call, contractCall, localPoolAbi, localTokenAbi, platformAddresses, twapBondOracleAbi } from '@althing/bindings';
import { type Address, sameAddress } from '@althing/domain/units';
import { parseUnits } from 'viem';
import type { LocalClient } from './client.ts';

const { localDollar, localGold, localPool, twapBondOracle } = platformAddresses;

interface Amount {
  token: Address;
  amount: bigint;
}

/** At a price of 2000 dollars per gold. */
const LIQUIDITY: readonly Amount[] = [
  { token: localDollar, amount: parseUnits('2000000', 6) },
  { token: localGold, amount: parseUnits('1000', 18) },
];

/**
 * Fills the platform's pool of test tokens, unless that was done, and adds both tokens to the oracle of bond markets, so that the chain has a vault
 * with a
 * price. The client owns the shares; anybody can mint test tokens.
 */
export async function installPricedVault(client: LocalClient): Promise<void> {
  const pool = { address: localPool, abi: localPoolAbi } as const;
  if ((await client.readContract({ ...pool, functionName: 'totalSupply' })) > 0n) return;
  await mintApproved(client, localPool, LIQUIDITY);
  for (const { token } of LIQUIDITY) await listPair(client, { vault: localPool, token });
  const token0 = await client.readContract({ ...pool, functionName: 'token0' });
  const [amount0, amount1] = (LIQUIDITY[0]!.token === token0 ? LIQUIDITY : LIQUIDITY.toReversed()).map(({ amount }) => amount);
  await sendAndWait(client, contractCall({ ...pool, functionName: 'addLiquidity', args: [amount0!, amount1!, client.account.address] }));
}

/** Mints test tokens for the client, and lets `spender` take them. */
export async function mintApproved(client: LocalClient, spender: Address, amounts: readonly Amount[]): Promise<void> {
  for (const { token, amount } of amounts) {
    await sendAndWait(
      client,
      contractCall({ address: token, abi: localTokenAbi, functionName: 'mint', args: [client.account.address, amount] }),
    );
    await sendAndWait(client, contractCall({ address: token, abi: localTokenAbi, functionName: 'approve', args: [spender, amount] }));
  }
}

/** Has the oracle of bond markets give the price of `token` in shares of `vault`. */
export async function listPair(client: LocalClient, { vault, token }: { vault: Address; token: Address }): Promise<void> {
  const token0 = await client.readContract({ address: vault, abi: localPoolAbi, functionName: 'token0' });
  const args = [vault, token, { vault, isSteerPriceInToken0: sameAddress(token, token0) }] as const;
  await sendAndWait(client, contractCall({ address: twapBondOracle, abi: twapBondOracleAbi, functionName: 'updatePair', args }));
}

/** @param call - with `gas` where a block of another second costs more than what was estimated. */
export async function sendAndWait(client: LocalClient, call: Call & { gas?: bigint }): Promise<void> {
  const { status } = await client.waitForTransactionReceipt({ hash: await client.sendTransaction(call) });
  if (status === 'reverted') throw new Error(`The call of ${call.to} failed`);
}
