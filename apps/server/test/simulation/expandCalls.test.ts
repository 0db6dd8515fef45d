import { type Call, contractCall, type KnownContract, messageControllerAbi, tokenAbi } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { expect, test } from 'vitest';
import { expandCalls } from '../../src/simulation/expandCalls.ts';

const EXECUTOR: Address = '0x2000000000000000000000000000000000000002';
const CONTROLLER: Address = '0x3000000000000000000000000000000000000003';
const ELSEWHERE: Address = '0x4000000000000000000000000000000000000004';
const contracts: KnownContract[] = [{ address: CONTROLLER, label: 'Controller', abi: 'Message controller' }];

const handOver = contractCall({ address: ELSEWHERE, abi: tokenAbi, functionName: 'transferOwnership', args: [EXECUTOR] });
const message = (calls: readonly Call[]): Call =>
  contractCall({
    address: CONTROLLER,
    abi: messageControllerAbi,
    functionName: 'sendMessage',
    args: [{ targets: calls.map(({ to }) => to), calldatas: calls.map(({ data }) => data), threshold: 1, gasLimit: 0 }, 31338n, []],
  });

test('what a message does on another chain is named and not run', () => {
  const { run, seen } = expandCalls(EXECUTOR, [message([handOver])], contracts);
  expect(run.map(({ to }) => to)).toEqual([CONTROLLER]);
  expect(seen).toMatchObject([
    { from: EXECUTOR, to: CONTROLLER, isElsewhere: false },
    { from: CONTROLLER, to: ELSEWHERE, isElsewhere: true, signature: 'transferOwnership(address)' },
  ]);
});

test('a message of more calls than a simulation looks into is cut', () => {
  const { seen, isCut } = expandCalls(EXECUTOR, [message(Array.from({ length: 300 }, () => handOver))], contracts);
  expect([seen.length, isCut]).toEqual([200, true]);
});
