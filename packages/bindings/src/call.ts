import type { Address, Hex } from '@althing/domain/units';
import {
  type Abi,
  type Account,
  type Chain,
  type Client,
  type ContractFunctionName,
  encodeFunctionData,
  type EncodeFunctionDataParameters,
  type Transport,
} from 'viem';
import { sendTransaction } from 'viem/actions';

/** A call to be executed on a chain: by a wallet, by a Safe, or as an action of a proposal. */
export interface Call {
  to: Address;
  data: Hex;
  /** In wei. */
  value: bigint;
}

/** A viem client that can read, such as a public client or a wallet client. */
export type ReadClient = Client<Transport, Chain | undefined>;
/** A viem client with an account that signs. */
export type WriteClient = Client<Transport, Chain | undefined, Account>;

export type ContractCallParameters<
  abi extends Abi | readonly unknown[],
  functionName extends ContractFunctionName<abi, 'nonpayable' | 'payable'> | undefined,
> = EncodeFunctionDataParameters<abi, functionName> & {
  address: Address;
  /** In wei; 0 where absent. */
  value?: bigint;
};

/**
 * Describes a call of a contract's function, typed by its ABI. Its effect, units and errors are in the NatSpec of the contract's interface. Functions
 * of their own only exist for calls that need more than the ABI.
 */
export function contractCall<
  const abi extends Abi | readonly unknown[],
  functionName extends ContractFunctionName<abi, 'nonpayable' | 'payable'> | undefined = undefined,
>({ address, value = 0n, ...call }: ContractCallParameters<abi, functionName>): Call {
  return { to: address, data: encodeFunctionData(call as unknown as EncodeFunctionDataParameters), value };
}

/** Sends `call` from the client's account. Returns the transaction hash. */
export function sendCall(client: WriteClient, call: Call): Promise<Hex> {
  return sendTransaction(client, { ...call, account: client.account, chain: client.chain ?? null });
}
