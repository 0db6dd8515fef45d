import { BaseError, ContractFunctionRevertedError, ContractFunctionZeroDataError } from 'viem';

/** Whether a contract was asked and refused, or has no such function; false where no node answered. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof BaseError &&
  error.walk((cause) => cause instanceof ContractFunctionRevertedError || cause instanceof ContractFunctionZeroDataError) !== null;
