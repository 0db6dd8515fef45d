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

export type ContractCallParameters<
  abi extends Abi | readonly unknown[],
  functionName extends ContractFunctionName<abi, 'nonpayable' | 'payable'> | undefined,
> = EncodeFunctionDataParameters<abi, functionName> & {
  address: Address;
  /** Wei; 0 where absent. */
  value?: bigint;
};

/**
 * Describes the call of one function of a contract, typed by its ABI. What it does, in which units and with which errors, is told
 * by the NatSpec of the contract's interface; a function of its own has only what needs more than its ABI.
 */
export function contractCall<
  const abi extends Abi | readonly unknown[],
  functionName extends ContractFunctionName<abi, 'nonpayable' | 'payable'> | undefined = undefined,
>({ address, value = 0n, ...call }: ContractCallParameters<abi, functionName>): Call {
  return { to: address, data: encodeFunctionData(call as unknown as EncodeFunctionDataParameters), value };
}

/** Sends `call` from the client's account and returns the transaction hash. */
export function sendCall(client: WriteClient, call: Call): Promise<Hex> {
  return sendTransaction(client, { ...call, account: client.account, chain: client.chain ?? null });
}
