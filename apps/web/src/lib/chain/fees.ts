import type { Client } from 'viem';
import { estimateMaxPriorityFeePerGas, getBlock, getGasPrice } from 'viem/actions';

/** The highest price of a unit of gas, in wei. */
export type Fees = { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint } | { gasPrice: bigint };

/** Adds a fifth, because the state may change between the estimate and the block. */
export const gasLimitOf = (estimate: bigint): bigint => (estimate * 6n) / 5n;

/** The highest possible cost in wei: the whole gas limit at the highest price offered. */
export const mostToPay = (estimate: bigint, fees: Fees): bigint =>
  gasLimitOf(estimate) * ('gasPrice' in fees ? fees.gasPrice : fees.maxFeePerGas);

/** Twice the present base fee, which grows by at most an eighth per block, plus the usual tip; on chains without a base fee, the gas price. */
export async function readFees(client: Client): Promise<Fees> {
  const { baseFeePerGas } = await getBlock(client);
  if (baseFeePerGas === null) return { gasPrice: await getGasPrice(client) };
  const maxPriorityFeePerGas = await estimateMaxPriorityFeePerGas(client);
  return { maxFeePerGas: 2n * baseFeePerGas + maxPriorityFeePerGas, maxPriorityFeePerGas };
}
