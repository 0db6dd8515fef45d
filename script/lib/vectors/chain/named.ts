import type { Strategy } from '@althing/domain/bonds';
import type { AbiFunction, AbiItem } from 'viem';
import type { Json, JsonRecord } from '../vectorFile.ts';
import { abiOf } from './artifacts.ts';
import type { Target } from './node.ts';

/** Answers as the files have them: integers as texts, and several results as a record by their names. */
export function named({ abi }: Target, fn: string, inputs: number, answered: unknown): Json {
  // The interface comes first: it names what implementations leave nameless.
  const isFn = (item: AbiItem): item is AbiFunction => item.type === 'function' && item.name === fn && item.inputs.length === inputs;
  const outputs = [...abiOf('IBondAuctioneer'), ...abi].find(isFn)?.outputs ?? [];
  if (outputs.length < 2) return json(answered);
  const values = answered as readonly unknown[];
  return Object.fromEntries(outputs.map(({ name = '' }, index) => [name, json(values[index])]));
}

export function json(value: unknown): Json {
  if (Array.isArray(value)) return value.map(json);
  return typeof value === 'boolean' ? value : String(value);
}

/** What tells a market's storage. */
export const stateFunctions = (strategy: Strategy): string[] =>
  strategy === 'sda' ? ['markets', 'terms', 'metadata', 'adjustments'] : ['markets', 'terms'];

/** Their answers, in that order, put together as the conventions have it. */
export function composedState([market, terms, metadata, adjustment]: readonly Json[]): JsonRecord {
  return {
    ...(market as JsonRecord),
    terms: terms ?? null,
    ...(metadata !== undefined && { metadata }),
    ...(adjustment !== undefined && { adjustment }),
  };
}
