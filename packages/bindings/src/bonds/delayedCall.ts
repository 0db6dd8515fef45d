import { type Address, type Hex, NATIVE } from '@althing/domain/units';
import { encodeAbiParameters, keccak256, pad, toHex, zeroHash } from 'viem';
import { getBlock, readContract } from 'viem/actions';
import { type Call, contractCall, type ReadClient } from '../call.ts';
import { timelockAbi } from '../contracts.ts';
import { TIMELOCK_ROLES } from '../roles.ts';

/** The same call may be scheduled again once it was carried out, with another salt; so often are they looked at. */
const MOST_TIMES = 16;
const DONE = 1n;

/** A call that a timelock makes after its delay. */
export interface DelayedCall {
  /** What its proposer has it do next; undefined while the delay runs. */
  next: Call | undefined;
  isScheduled: boolean;
  /** UNIX seconds from which it can be carried out; undefined where it is not scheduled. */
  readyAt: bigint | undefined;
  /** Seconds. */
  delay: bigint;
  /** Whether anybody may carry out what is due; else its executors only. */
  isOpenToAll: boolean;
}

const saltOf = (time: number): Hex => pad(toHex(time), { size: 32 });

const operationId = ({ to, value, data }: Call, salt: Hex): Hex =>
  keccak256(
    encodeAbiParameters(
      [{ type: 'address' }, { type: 'uint256' }, { type: 'bytes' }, { type: 'bytes32' }, { type: 'bytes32' }],
      [to, value, data, zeroHash, salt],
    ),
  );

/** How far a call is on its way through a timelock, and what comes next. Throws where it was made `MOST_TIMES` times, or the node does not answer. */
export async function readDelayedCall(client: ReadClient, { timelock, call }: { timelock: Address; call: Call }): Promise<DelayedCall> {
  const { number: blockNumber, timestamp } = await getBlock(client, { blockTag: 'latest' });
  const contract = { address: timelock, abi: timelockAbi, blockNumber } as const;
  const salts = Array.from({ length: MOST_TIMES }, (_, time) => saltOf(time));
  const [delay, isOpenToAll, ...times] = await Promise.all([
    readContract(client, { ...contract, functionName: 'getMinDelay' }),
    readContract(client, { ...contract, functionName: 'hasRole', args: [TIMELOCK_ROLES.executor, NATIVE] }),
    ...salts.map((salt) => readContract(client, { ...contract, functionName: 'getTimestamp', args: [operationId(call, salt)] })),
  ]);
  const open = times.findIndex((time) => time !== DONE);
  if (open < 0) throw new Error(`This was done ${MOST_TIMES} times already`);
  const [salt, at] = [salts[open]!, times[open]!];
  const { to, value, data } = call;
  const isScheduled = at !== 0n;
  if (!isScheduled) {
    const args = [to, value, data, zeroHash, salt, delay] as const;
    return {
      next: contractCall({ address: timelock, abi: timelockAbi, functionName: 'schedule', args }),
      isScheduled,
      readyAt: undefined,
      delay,
      isOpenToAll,
    };
  }
  const args = [to, value, data, zeroHash, salt] as const;
  const execute = contractCall({ address: timelock, abi: timelockAbi, functionName: 'execute', args });
  return { next: at <= timestamp ? execute : undefined, isScheduled, readyAt: at, delay, isOpenToAll };
}
