import { call, estimateGas, getBalance, getGasPrice } from 'viem/actions';
import { type Client, formatEther } from 'viem';
import { readFees } from '../../lib/chain/fees.ts';
import type { Estimate, TransactionRequest } from './transaction.ts';
import { isNoAnswer, refusalOf, revertReason } from './walletProblem.ts';

export type Prepared = { ok: true; estimate: Estimate } | { ok: false; reason: string; isUnasked?: boolean };

/**
 * Simulates the call on the chain, so that a failure is known before paying for it. Never throws. Uses the pending block where the node can,
 * because conditions that depend on the time are checked against the next block.
 */
export async function prepareCall(client: Client, request: TransactionRequest): Promise<Prepared> {
  const inNextBlock = await tryIn(client, request, 'pending');
  return 'unknown' in inNextBlock ? settled(await tryIn(client, request, 'latest')) : settled(inNextBlock);
}

type Tried = Prepared | { unknown: unknown };

const settled = (tried: Tried): Prepared =>
  'unknown' in tried ? { ok: false, reason: refusalOf(tried.unknown), ...(isNoAnswer(tried.unknown) ? { isUnasked: true } : {}) } : tried;

async function tryIn(
  client: Client,
  { from: account, to, data, value, isSafe, spareGas = 0n }: TransactionRequest,
  blockTag: 'pending' | 'latest',
): Promise<Tried> {
  try {
    // `call` comes first, because its error always contains the revert data; that of `estimateGas` only does on some nodes.
    await call(client, { account, to, data, value, blockTag });
    const [estimated, gasPrice, fees, balance] = await Promise.all([
      estimateGas(client, { account, to, data, value, blockTag }),
      getGasPrice(client),
      readFees(client),
      getBalance(client, { address: account }),
    ]);
    const gas = estimated + spareGas;
    const estimate = { gas, cost: gas * gasPrice, fees };
    // A Safe pays no gas itself: the owner who executes does.
    const needed = value + (isSafe ? 0n : estimate.cost);
    return balance < needed ? { ok: false, reason: tooLittle(client, needed, balance) } : { ok: true, estimate };
  } catch (error) {
    return revertReason(error) === undefined ? { unknown: error } : { ok: false, reason: refusalOf(error) };
  }
}

/** Why an account cannot pay. */
export function tooLittle(client: Client, needed: bigint, balance: bigint): string {
  const symbol = client.chain?.nativeCurrency.symbol ?? 'ETH';
  return `This needs about ${formatEther(needed)} ${symbol}, and the account has ${formatEther(balance)} ${symbol} on this chain. Add funds to the account.`;
}
