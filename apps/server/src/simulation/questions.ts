import type { Address, Hex } from '@althing/domain/units';
import { concat, pad, slice } from 'viem';
import type { AccountOverride, CallToSimulate, SimulationPlace, Simulator } from '../external/simulation/simulator.ts';

/** Something to read of the state, before or after the calls of a proposal. */
export type Question = { address: Address } & (
  | { of: 'call'; data: Hex }
  | { of: 'storage'; slot: Hex }
  /** A word: the size of the code. */
  | { of: 'code' }
  /** A word, in wei. */
  | { of: 'balance' }
);

/** Accounts that exist during a simulation only, with programs that answer questions and never fail. */
const [CALLER, CODE_SIZE, BALANCE, ASKER] = ['c1', 'c2', 'c3', 'c4'].map((end) => pad(`0xa17b16${end}`, { dir: 'right', size: 20 })) as [
  Address,
  Address,
  Address,
  Address,
];

/**
 * Calls (STATICCALL) the address in the first word with the rest of its calldata; answers with a word that says whether it succeeded, and at most
 * 4,096 bytes of what was returned. A contract that returns more, reverts or burns its gas spoils no other answer.
 */
const CALLER_CODE: Hex = '0x36602090038060205f375f5f915f5f355afa5f523d806110001881611000100218805f60203e6020015ff3';
const CODE_SIZE_CODE: Hex = '0x5f353b5f5260205ff3';
const BALANCE_CODE: Hex = '0x5f35315f5260205ff3';
/** Takes the place of the code of a contract whose storage is read: answers with the word at the slot in its calldata. */
const STORAGE_READER: Hex = '0x5f35545f5260205ff3';

/** Gas for one question: more than any of them uses, but little of a block. */
const GAS = 400_000n;

const asking = (to: Address, data: Hex): CallToSimulate => ({ from: ASKER, to, data, value: 0n, gas: GAS });

function callFor(question: Question): CallToSimulate {
  const address = pad(question.address);
  switch (question.of) {
    case 'call':
      return asking(CALLER, concat([address, question.data]));
    case 'storage':
      return asking(question.address, question.slot);
    case 'code':
      return asking(CODE_SIZE, address);
    case 'balance':
      return asking(BALANCE, address);
  }
}

/** Storage is read last, because the contracts then run another program. */
function blocksFor(questions: readonly Question[]) {
  const overrides: AccountOverride[] = [
    { address: CALLER, code: CALLER_CODE },
    { address: CODE_SIZE, code: CODE_SIZE_CODE },
    { address: BALANCE, code: BALANCE_CODE },
  ];
  const stored = questions.filter(({ of }) => of === 'storage');
  const others = questions.filter(({ of }) => of !== 'storage');
  const read = [...new Set(stored.map(({ address }) => address))].map((address) => ({ address, code: STORAGE_READER }));
  return {
    order: [...others, ...stored],
    blocks: [{ overrides, calls: others.map(callFor) }, ...(stored.length > 0 ? [{ overrides: read, calls: stored.map(callFor) }] : [])],
  };
}

function answerOf(question: Question, result: { isDone: boolean; data: Hex } | undefined): Hex | null {
  if (!result?.isDone || result.data.length < 66) return null;
  if (question.of !== 'call') return result.data;
  const isDone = BigInt(slice(result.data, 0, 32)) === 1n;
  return isDone && result.data.length > 66 ? slice(result.data, 32) : null;
}

/** What the state is after `calls`; null for what cannot be read. */
export async function askAfter(
  simulator: Simulator,
  place: SimulationPlace,
  { overrides, calls }: { overrides: readonly AccountOverride[]; calls: readonly CallToSimulate[] },
  questions: readonly Question[],
): Promise<Map<Question, Hex | null>> {
  const { order, blocks } = blocksFor(questions);
  const answered = await simulator.run(place, [{ overrides, calls }, ...blocks]);
  const results = answered.slice(1).flat();
  return new Map(order.map((question, index) => [question, answerOf(question, results[index])]));
}
