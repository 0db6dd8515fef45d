import { BaseError, HttpRequestError, InsufficientFundsError, TimeoutError } from 'viem';
import { PlatformError } from './platformError.ts';

/** A sentence for whoever runs the command; never with the node's address, which may hold a key. */
export function sentenceOf(error: unknown): string {
  if (error instanceof PlatformError) return error.message;
  const again = 'Run the command again: what stands is not sent twice.';
  if (!(error instanceof BaseError)) return `${error instanceof Error ? error.message : String(error)}\n${again}`;
  if (error.walk((cause) => cause instanceof InsufficientFundsError))
    return `The account that pays has not enough for the next transaction. ${again}`;
  if (error.walk((cause) => cause instanceof HttpRequestError || cause instanceof TimeoutError))
    return `The node does not answer. ${again}`;
  return `The node refused: ${error.shortMessage}\n${again}`;
}
