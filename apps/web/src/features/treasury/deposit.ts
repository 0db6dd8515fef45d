import { amountSentence, parseAmount } from '@althing/domain/token';
import { balanceText } from '@althing/domain/treasury';
import { type Address, type Hex, NATIVE } from '@althing/domain/units';
import { encodeFunctionData, erc20Abi } from 'viem';
import type { Asset } from './summary.ts';

/** What a wallet sends so that so much of an asset arrives. */
export function depositCall(asset: Asset, to: Address, amount: bigint): { to: Address; data: Hex; value: bigint } {
  if (asset.address === NATIVE) return { to, data: '0x', value: amount };
  return { to: asset.address, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }), value: 0n };
}

export interface Deposit {
  amount: bigint | undefined;
  /** Why it cannot be sent. */
  reason: string | undefined;
}

/** @param balance - what the wallet has; undefined while it is not known, which stops nobody. */
export function depositOf(text: string, { decimals, symbol }: Asset, balance: bigint | undefined): Deposit {
  const { value, problem } = parseAmount(text, decimals);
  if (problem === 'empty') return { amount: undefined, reason: 'Enter how much to send.' };
  if (value === undefined) return { amount: undefined, reason: amountSentence(problem, text, decimals) };
  if (balance !== undefined && value > balance)
    return { amount: undefined, reason: `Your account has ${balanceText(balance, decimals)} ${symbol} on this chain, which is less.` };
  return { amount: value, reason: undefined };
}
