import { readFileSync } from 'node:fs';
import type { ChainId } from '@althing/domain/units';
import { PlatformError } from './platformError.ts';

/** Who verifies LayerZero's messages between two chains, in both directions. */
export interface VerifiedPair {
  chains: readonly [ChainId, ChainId];
  /** All of them have to, by their names in LayerZero's package of deployments. */
  verifiers: readonly string[];
  /** Blocks of the chain that a message comes from, by chain id. */
  confirmations: ReadonlyMap<ChainId, bigint>;
}

/** As the libraries take them; 0 would mean what LayerZero chooses. */
const MOST_CONFIRMATIONS = 1_000_000;
const MOST_VERIFIERS = 8;
const MOST_PAIRS = 1_000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= most;

function pairOf(entry: unknown, index: number): VerifiedPair {
  const refuse = (what: string): never => {
    throw new PlatformError(`Pair ${index + 1} of LayerZero's verifiers: ${what}.`);
  };
  if (!isRecord(entry)) return refuse('it has "chains", "verifiers" and "confirmations"');
  const { chains, verifiers, confirmations } = entry;
  if (
    !Array.isArray(chains) ||
    chains.length !== 2 ||
    chains[0] === chains[1] ||
    !chains.every((id) => isWhole(id, Number.MAX_SAFE_INTEGER))
  )
    return refuse('"chains" takes the ids of two chains');
  const isNamed = Array.isArray(verifiers) && verifiers.every((name) => typeof name === 'string');
  if (!isNamed || verifiers.length === 0 || verifiers.length > MOST_VERIFIERS || new Set(verifiers).size < verifiers.length)
    return refuse(`"verifiers" takes 1 to ${MOST_VERIFIERS} different names`);
  const [one, other] = chains as [ChainId, ChainId];
  const blocks = [one, other].map((id) => [id, isRecord(confirmations) ? confirmations[id] : undefined] as const);
  const missing = blocks.find(([, count]) => !isWhole(count, MOST_CONFIRMATIONS));
  if (missing) return refuse(`"confirmations" takes a number of blocks of chain ${missing[0]}, from 1 to ${MOST_CONFIRMATIONS}`);
  return {
    chains: [one, other],
    verifiers,
    confirmations: new Map(blocks.map(([id, count]) => [id, BigInt(count as number)])),
  };
}

const keyOf = ({ chains }: VerifiedPair): string => chains.toSorted((a, b) => a - b).join('-');

/** What a person has chosen. @throws PlatformError where the file cannot be read, or is no such choice. */
export function readVerifierChoice(file: string): VerifiedPair[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new PlatformError(`The file ${file} cannot be read, or is no JSON.`);
  }
  if (!isRecord(content) || !Array.isArray(content['pairs']) || content['pairs'].length > MOST_PAIRS)
    throw new PlatformError(`The file ${file} has no list "pairs", or too long a one.`);
  const pairs = content['pairs'].map(pairOf);
  const twice = pairs.find((pair, index) => pairs.findIndex((other) => keyOf(other) === keyOf(pair)) !== index);
  if (twice) throw new PlatformError(`The chains ${twice.chains.join(' and ')} are twice among LayerZero's verifiers.`);
  return pairs;
}
