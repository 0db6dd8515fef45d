import type { Client } from 'viem';
import { estimateMaxPriorityFeePerGas, getBlock, getGasPrice } from 'viem/actions';

/** What a transaction may pay for a unit of gas, in wei. */
export type Fees = { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint } | { gasPrice: bigint };

/** A margin of a fifth: state moves between the estimate and the block. */
export const gasLimitOf = (estimate: bigint): bigint => (estimate * 6n) / 5n;

/** Wei that a transaction can cost at most: all the gas that it is given, at the highest fee that it offers. */
export const mostToPay = (estimate: bigint, fees: Fees): bigint =>
  gasLimitOf(estimate) * ('gasPrice' in fees ? fees.gasPrice : fees.maxFeePerGas);

/** Twice the present base fee, which a block raises by an eighth at most, and the usual tip; the price of gas where there is no base fee. */
export async function readFees(client: Client): Promise<Fees> {
  const { baseFeePerGas } = await getBlock(client);
  if (baseFeePerGas === null) return { gasPrice: await getGasPrice(client) };
  const maxPriorityFeePerGas = await estimateMaxPriorityFeePerGas(client);
  return { maxFeePerGas: 2n * baseFeePerGas + maxPriorityFeePerGas, maxPriorityFeePerGas };
}
