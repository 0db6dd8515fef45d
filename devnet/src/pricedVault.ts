import { type Call, contractCall, localPoolAbi, localTokenAbi, platformAddresses, twapBondOracleAbi } from '@althing/bindings';
import { parseUnits } from 'viem';
import type { LocalClient } from './client.ts';

const { localDollar, localGold, localPool, twapBondOracle } = platformAddresses;

/** At a price of 2000 dollars per gold. */
const LIQUIDITY = [
  { token: localDollar, amount: parseUnits('2000000', 6) },
  { token: localGold, amount: parseUnits('1000', 18) },
] as const;

/**
 * Fills the platform's pool of test tokens, unless that was done, and adds both tokens to the oracle of bond markets, so that the chain has a vault
 * with a
 * price. The client owns the shares; anybody can mint test tokens.
 */
export async function installPricedVault(client: LocalClient): Promise<void> {
  const pool = { address: localPool, abi: localPoolAbi } as const;
  if ((await client.readContract({ ...pool, functionName: 'totalSupply' })) > 0n) return;
  const token0 = await client.readContract({ ...pool, functionName: 'token0' });
  const owner = client.account.address;
  for (const { token, amount } of LIQUIDITY) {
    await sendAndWait(client, contractCall({ address: token, abi: localTokenAbi, functionName: 'mint', args: [owner, amount] }));
    await sendAndWait(client, contractCall({ address: token, abi: localTokenAbi, functionName: 'approve', args: [localPool, amount] }));
    const pair = { vault: localPool, isSteerPriceInToken0: token === token0 };
    const args = [localPool, token, pair] as const;
    await sendAndWait(client, contractCall({ address: twapBondOracle, abi: twapBondOracleAbi, functionName: 'updatePair', args }));
  }
  const [amount0, amount1] = (LIQUIDITY[0].token === token0 ? LIQUIDITY : LIQUIDITY.toReversed()).map(({ amount }) => amount);
  await sendAndWait(client, contractCall({ ...pool, functionName: 'addLiquidity', args: [amount0!, amount1!, owner] }));
}

async function sendAndWait(client: LocalClient, call: Call): Promise<void> {
  const { status } = await client.waitForTransactionReceipt({ hash: await client.sendTransaction(call) });
  if (status === 'reverted') throw new Error(`The call of ${call.to} failed`);
}
