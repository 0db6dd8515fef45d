import { type LocalChain, rpc } from '@althing/devnet';
import { type Abi, decodeFunctionResult, encodeFunctionData, type Hex, numberToHex } from 'viem';
import type { Answer } from '../subject.ts';
import { revertOf } from './artifacts.ts';

type Address = Hex;

/** A contract that is called. */
export interface Target {
  address: Address;
  abi: Abi;
}

export interface Log {
  address: Address;
  topics: [Hex, ...Hex[]];
  data: Hex;
}

interface Receipt {
  status: Hex;
  contractAddress: Address | null;
  logs: Log[];
}

/** Gas for whatever a step does; below the block's limit. */
const GAS = numberToHex(25_000_000n);

/** A call that the contract refused, with its revert data. */
interface CallFailure {
  error?: { message: string; data?: Hex };
  result?: Hex;
}

/** A chain whose clock stands still between the steps. */
export function steppedNode({ url }: LocalChain) {
  let time = 0n;
  let kept: Hex;

  async function nextBlockAt(at: bigint): Promise<void> {
    time = at;
    await rpc(url, 'evm_setNextBlockTimestamp', [Number(at)]);
  }

  async function transact(from: Address, to: Address | undefined, data: Hex): Promise<Receipt> {
    await nextBlockAt(time);
    const hash = await rpc<Hex>(url, 'eth_sendTransaction', [{ from, data, gas: GAS, ...(to && { to }) }]);
    await rpc(url, 'evm_mine');
    const receipt = await rpc<Receipt | null>(url, 'eth_getTransactionReceipt', [hash]);
    if (!receipt || receipt.status !== '0x1') throw new Error(`transaction ${hash} to ${to ?? 'a new contract'} failed`);
    return receipt;
  }

  /** By hand, as the revert data are wanted. */
  async function request(from: Address, to: Address, data: Hex): Promise<CallFailure> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ from, to, data, gas: GAS }, 'latest'] });
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return (await response.json()) as CallFailure;
  }

  async function call<Value>(target: Target, fn: string, args: readonly unknown[], from: Address = target.address): Promise<Answer<Value>> {
    const { error, result } = await request(from, target.address, encodeFunctionData({ abi: target.abi, functionName: fn, args }));
    if (error && error.data === undefined) throw new Error(`${fn}: ${error.message}`);
    if (error?.data !== undefined) return { revert: revertOf(error.data) };
    return { value: decodeFunctionResult({ abi: target.abi, functionName: fn, args, data: result! }) as Value };
  }

  return {
    /** Blocks are mined one by one and when they are asked for, each at a time of its own. */
    async stopClock(): Promise<void> {
      await rpc(url, 'evm_setAutomine', [false]);
    },
    /** The next block, and what is asked until then, is at `at`. */
    async moveTo(at: bigint): Promise<void> {
      await nextBlockAt(at);
      await rpc(url, 'evm_mine');
    },
    async deploy(from: Address, initCode: Hex): Promise<Address> {
      const { contractAddress } = await transact(from, undefined, initCode);
      return contractAddress!;
    },
    call,
    /** The value of a view that cannot fail. */
    async read<Value>(target: Target, fn: string, args: readonly unknown[] = []): Promise<Value> {
      const answer = await call<Value>(target, fn, args);
      if (answer.revert) throw new Error(`${fn} reverted with ${answer.revert.error}`);
      return answer.value;
    },
    /** What a transaction returns and logs; nothing is sent where it would revert. */
    async send(from: Address, target: Target, fn: string, args: readonly unknown[]): Promise<Answer<{ returned: unknown; logs: Log[] }>> {
      const answer = await call<unknown>(target, fn, args, from);
      if (answer.revert) return answer;
      const { logs } = await transact(from, target.address, encodeFunctionData({ abi: target.abi, functionName: fn, args }));
      return { value: { returned: answer.value, logs } };
    },
    accounts: () => rpc<Address[]>(url, 'eth_accounts'),
    /** From here on `reset` brings the chain back to what it is now. */
    async keep(): Promise<void> {
      kept = await rpc<Hex>(url, 'evm_snapshot');
    },
    async reset(): Promise<void> {
      await rpc(url, 'evm_revert', [kept]);
      kept = await rpc<Hex>(url, 'evm_snapshot');
    },
    async impersonate(address: Address): Promise<void> {
      await rpc(url, 'anvil_impersonateAccount', [address]);
      await rpc(url, 'anvil_setBalance', [address, numberToHex(10n ** 20n)]);
    },
  };
}

export type SteppedNode = ReturnType<typeof steppedNode>;
