import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { toFunctionSelector } from 'viem';
import { type Call, contractCall } from '../call.ts';
import { safeAbi } from './abi.ts';
import type { SafeTransaction } from './signedContent.ts';
import { encodeExecuteSafe, safeTransactionOf } from './transactions.ts';

const BY_MODULE = toFunctionSelector('function execTransactionFromModule(address, uint256, bytes, uint8)');

/** Whether a call has a Safe do something as its module. It succeeds also where what the Safe does fails, for want of gas as well. */
export const isByModule = (data: Hex): boolean => data.toLowerCase().startsWith(BY_MODULE);

/** Who may make a Safe do something. */
export interface SafeRights {
  owners: readonly Address[];
  threshold: number;
  modules: readonly Address[];
}

const isAmong = (accounts: readonly Address[], account: Address): boolean => accounts.some((each) => sameAddress(each, account));

/**
 * The call by which a contract, as the timelock of a governor, has a Safe do something without anybody's signature: as an owner whose word is enough, or
 * as a module of the Safe. Undefined where it is neither. What a module has it do may fail without the module's own call failing.
 */
export function encodeSafeByContract(
  safe: Address,
  account: Address,
  { owners, threshold, modules }: SafeRights,
  content: Pick<SafeTransaction, 'to' | 'value' | 'data' | 'operation'>,
): Call | undefined {
  // Sending it counts as the owner's confirmation whatever the nonce is.
  if (threshold === 1 && isAmong(owners, account)) {
    return encodeExecuteSafe(safe, { ...safeTransactionOf([content], 0n), ...content }, [], account);
  }
  if (!isAmong(modules, account)) return undefined;
  const { to, value, data, operation } = content;
  return contractCall({ address: safe, abi: safeAbi, functionName: 'execTransactionFromModule', args: [to, value, data, operation] });
}
