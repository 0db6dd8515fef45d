import { type Call, decodeCall, type DecodedCall, type KnownContract } from '@althing/bindings';
import type { CallFact } from '@althing/domain/simulation';
import type { Address } from '@althing/domain/units';
import type { CallToSimulate } from '../external/simulation/simulator.ts';

/** Calls within calls, of one proposal. */
const MOST_INNER_CALLS = 200;

/** A call as an account would make it. A Safe may run another contract's code as itself. */
export interface ProposedCall extends Call {
  isDelegated?: boolean;
  /** Who makes it, where that is not the executor of the others. */
  from?: Address;
}

export interface ExpandedCalls {
  /** Those that are simulated, with the index of the proposed call that each belongs to. */
  run: (CallToSimulate & { index: number })[];
  /** All that the proposal contains. Whether there is code is filled in later. */
  seen: Omit<CallFact, 'isContract'>[];
  /** Whether there are more. */
  isCut: boolean;
}

const hasData = ({ data }: Call): boolean => data !== '0x';

/** Who makes the calls within a call that only stores them: the timelock that is told to schedule them. */
const LATER: ReadonlySet<string> = new Set([
  'schedule(address,uint256,bytes,bytes32,bytes32,uint256)',
  'scheduleBatch(address[],uint256[],bytes[],bytes32,bytes32,uint256)',
]);

/**
 * Finds the calls that a proposal makes: those of a batch that a Safe runs as itself, those that a timelock is told to make later (simulated as if
 * their time had come), and those that a message makes on another chain, which cannot be simulated here.
 */
export function expandCalls(executor: Address, calls: readonly ProposedCall[], contracts: readonly KnownContract[]): ExpandedCalls {
  const found: ExpandedCalls = { run: [], seen: [], isCut: false };
  const later: ExpandedCalls['run'] = [];
  const see = (from: Address, call: DecodedCall, isForeignCode: boolean, isElsewhere: boolean) =>
    found.seen.push({
      from,
      to: call.to,
      value: call.value,
      hasData: hasData(call),
      isForeignCode,
      isElsewhere,
      signature: call.signature,
    });

  function visit(from: Address, call: DecodedCall, index: number, list: ExpandedCalls['run']): void {
    if (found.seen.length >= MOST_INNER_CALLS) {
      found.isCut = true;
      return;
    }
    const isForeignCode = call.warnings.some(({ type }) => type === 'foreignCode');
    see(from, call, isForeignCode, false);
    if (call.isDelegated) {
      if (!isForeignCode) for (const inner of call.calls) visit(from, inner, index, list);
      return;
    }
    list.push({ from, to: call.to, data: call.data, value: call.value, index });
    if (call.signature !== null && LATER.has(call.signature)) for (const inner of call.calls) visit(call.to, inner, index, later);
    else for (const inner of call.calls) mention(call.to, inner);
  }

  /** Calls that the proposed one makes by itself while it is simulated. */
  function mention(from: Address, call: DecodedCall): void {
    if (found.seen.length >= MOST_INNER_CALLS) {
      found.isCut = true;
      return;
    }
    if (call.onChain !== undefined) {
      see(from, call, false, true);
      return;
    }
    see(
      from,
      call,
      call.warnings.some(({ type }) => type === 'foreignCode'),
      false,
    );
    for (const inner of call.calls) mention(call.to, inner);
  }

  for (const [index, call] of calls.entries()) visit(call.from ?? executor, decodeCall(call, contracts), index, found.run);
  found.run.push(...later);
  return found;
}
