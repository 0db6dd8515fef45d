import type { BatchKey, BatchLists } from './modules/batchPart.ts';
import { BATCH_KEYS, BATCH_PARTS } from './modules/batchParts.ts';

/** Largest gas limit of a transaction (EIP-7825). */
export const TRANSACTION_GAS_CAP = 16_777_216n;
/** A transaction is filled up to this much gas, which leaves room for wallets that raise the estimate. */
export const TRANSACTION_GAS_TARGET = 15_000_000n;

/** Gas of the transaction itself and the upgrade authority. */
const BASE_GAS = 140_000n;

function listGas<Key extends BatchKey>(key: Key, setups: BatchLists[Key]): bigint {
  const { gas } = BATCH_PARTS[key];
  return setups.reduce((sum, setup) => sum + gas(setup), 0n);
}

/** Upper estimate of the gas of a batch's transaction, including its calldata. */
export const batchGas = (lists: BatchLists): bigint => BATCH_KEYS.reduce((sum, key) => sum + listGas(key, lists[key]), BASE_GAS);
