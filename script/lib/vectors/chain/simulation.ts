import { type LocalChain, rpc } from '@althing/devnet';
import { encodeFunctionData, type Hex, numberToHex } from 'viem';
import type { Target } from './node.ts';

type Address = Hex;

export interface SimulatedCall {
  from: Address;
  target: Target;
  fn: string;
  args: readonly unknown[];
}

/** Calls at one time, in this order. */
export interface SimulatedBlock {
  at: bigint;
  calls: readonly SimulatedCall[];
}

export interface SimulatedResult {
  isReverted: boolean;
  /** What was returned, or the revert data. */
  data: Hex;
}

const GAS = numberToHex(10_000_000n);

interface Answer {
  calls: { status: Hex; returnData: Hex }[];
}

/**
 * What the calls would come to, block after block, from the chain as it stands; nothing stays. One request, so that a
 * hundred thousand steps are a matter of minutes.
 */
export async function simulate({ url }: LocalChain, blocks: readonly SimulatedBlock[]): Promise<SimulatedResult[][]> {
  const blockStateCalls = blocks.map(({ at, calls }) => ({
    blockOverrides: { time: numberToHex(at) },
    calls: calls.map(({ from, target: { address, abi }, fn, args }) => ({
      from,
      to: address,
      data: encodeFunctionData({ abi, functionName: fn, args }),
      gas: GAS,
    })),
  }));
  const answers = await rpc<Answer[]>(url, 'eth_simulateV1', [{ blockStateCalls }, 'latest']);
  return answers.map(({ calls }) => calls.map(({ status, returnData }) => ({ isReverted: status !== '0x1', data: returnData })));
}
