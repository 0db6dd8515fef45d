import { BaseError, ContractFunctionRevertedError, HttpRequestError, RpcRequestError, TimeoutError } from 'viem';

/** Whether a call failed because no node answered, as opposed to a node that answered "no". */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof BaseError &&
  error.walk((cause) => cause instanceof HttpRequestError || cause instanceof TimeoutError) !== null &&
  error.walk((cause) => cause instanceof RpcRequestError) === null;

/** Whether a read of a contract failed at a node, which did not answer or could not, as opposed to a contract that refused or is none. */
export const isNodeFailure = (error: unknown): boolean =>
  isUnreachable(error) ||
  (error instanceof BaseError &&
    error.walk((cause) => cause instanceof RpcRequestError) !== null &&
    error.walk((cause) => cause instanceof ContractFunctionRevertedError) === null);
