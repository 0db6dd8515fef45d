import type { Address, Hex } from '@althing/domain/units';
import type { Account, Chain, Client, Transport } from 'viem';
import { sendTransaction } from 'viem/actions';

/** Something to be executed on a chain: by a wallet, by a Safe or as one action of a proposal. */
export interface Call {
  to: Address;
  data: Hex;
  /** Wei of the native currency. */
  value: bigint;
}

/** A viem client that can read; a public client and a wallet client both are. */
export type ReadClient = Client<Transport, Chain | undefined>;
/** A viem client with an account that signs. */
export type WriteClient = Client<Transport, Chain | undefined, Account>;

/** Sends `call` from the client's account and returns the transaction hash. */
export function sendCall(client: WriteClient, call: Call): Promise<Hex> {
  return sendTransaction(client, { ...call, account: client.account, chain: client.chain ?? null });
}
