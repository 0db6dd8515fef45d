import { TransactionNotFoundError, TransactionReceiptNotFoundError } from 'viem';

/** For `catch`: undefined where the chain does not have a transaction. @throws whatever else failed. */
export const isMissing = (error: unknown): undefined => {
  if (error instanceof TransactionReceiptNotFoundError || error instanceof TransactionNotFoundError) return undefined;
  throw error;
};
