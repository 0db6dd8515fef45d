import type { BatchKey, BatchLists } from './modules/batchPart.ts';
import { BATCH_KEYS, BATCH_PARTS } from './modules/batchParts.ts';

/** EIP-7825: no transaction may use more. */
export const TRANSACTION_GAS_CAP = 16_777_216n;
/** Parts are put together up to here, which leaves room for wallets that add to their own estimate. */
export const TRANSACTION_GAS_TARGET = 15_000_000n;

/** Of the transaction itself and the upgrade authority. */
const BASE_GAS = 140_000n;

function listGas<Key extends BatchKey>(key: Key, setups: BatchLists[Key]): bigint {
  const { gas } = BATCH_PARTS[key];
  return setups.reduce((sum, setup) => sum + gas(setup), 0n);
}

/** Upper estimate of a batch's transaction, its data included. */
export const batchGas = (lists: BatchLists): bigint => BATCH_KEYS.reduce((sum, key) => sum + listGas(key, lists[key]), BASE_GAS);
