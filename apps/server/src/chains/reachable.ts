import { BaseError, HttpRequestError, RpcRequestError, TimeoutError } from 'viem';

/** Whether a call failed because no node answered, as opposed to a node that answered "no". */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof BaseError &&
  error.walk((cause) => cause instanceof HttpRequestError || cause instanceof TimeoutError) !== null &&
  error.walk((cause) => cause instanceof RpcRequestError) === null;
