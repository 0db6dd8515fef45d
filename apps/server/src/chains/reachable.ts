import { BaseError, ContractFunctionRevertedError, HttpRequestError, RpcRequestError, TimeoutError } from 'viem';

/** Whether a call failed because no node answered, as opposed to a node that answered with an error. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof BaseError &&
  error.walk((cause) => cause instanceof HttpRequestError || cause instanceof TimeoutError) !== null &&
  error.walk((cause) => cause instanceof RpcRequestError) === null;

/** Whether a contract read failed because of the node, as opposed to a contract that reverted or an address without one. */
export const isNodeFailure = (error: unknown): boolean =>
  isUnreachable(error) ||
  (error instanceof BaseError &&
    error.walk((cause) => cause instanceof RpcRequestError) !== null &&
    error.walk((cause) => cause instanceof ContractFunctionRevertedError) === null);
