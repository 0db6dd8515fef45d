import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { tokenAbi } from '../../contracts.ts';

export interface DelegateVotesParameters {
  token: Address;
  /** Gets the voting power of the sender's balance; the sender itself to vote on its own. */
  delegatee: Address;
}

/** Tokens do not vote until they are delegated, to oneself included. */
export function encodeDelegateVotes({ token, delegatee }: DelegateVotesParameters): Call {
  return { to: token, data: encodeFunctionData({ abi: tokenAbi, functionName: 'delegate', args: [delegatee] }), value: 0n };
}

/** Sends it and returns the transaction hash. */
export const delegateVotes = (client: WriteClient, parameters: DelegateVotesParameters): Promise<Hex> =>
  sendCall(client, encodeDelegateVotes(parameters));
