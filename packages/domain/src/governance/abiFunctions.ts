import { type AbiFunction, isHex } from 'viem';
import { formatAbiItem } from 'viem/utils';
import { parseFunction } from './callEncoding.ts';

/** Characters of an ABI that are read, and functions that are offered. */
export const MAX_ABI_LENGTH = 500_000;
const MAX_ABI_FUNCTIONS = 500;

/** The functions of an ABI that change something, as `parseFunction` takes them; or why the text is no ABI. */
export type ReadAbi = { functions: string[]; problem?: undefined } | { functions?: undefined; problem: string };

/** Reads an ABI as compilers and explorers write it: JSON, alone or as the field `abi` of what a compiler made. */
export function readAbi(text: string): ReadAbi {
  if (text.length > MAX_ABI_LENGTH) return { problem: `An ABI may have ${MAX_ABI_LENGTH.toLocaleString('en-GB')} characters at most` };
  const items = itemsOf(text);
  if (!items) return { problem: 'Please paste an ABI: a JSON list of functions' };
  const functions = items.filter(isChanging).slice(0, MAX_ABI_FUNCTIONS).flatMap(written);
  return functions.length > 0
    ? { functions: [...new Set(functions)].toSorted() }
    : { problem: 'The ABI has no function that changes anything' };
}

function itemsOf(text: string): unknown[] | undefined {
  try {
    const value: unknown = isHex(text.trim()) ? undefined : JSON.parse(text);
    const list: unknown = Array.isArray(value) ? value : (value as { abi?: unknown } | null | undefined)?.abi;
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

function isChanging(item: unknown): item is AbiFunction {
  const { type, name, inputs, stateMutability } = (item ?? {}) as Record<string, unknown>;
  const isReading = stateMutability === 'view' || stateMutability === 'pure';
  return type === 'function' && typeof name === 'string' && Array.isArray(inputs) && !isReading;
}

/** The function as people write it; nothing where its types cannot be read. */
function written(item: AbiFunction): string[] {
  try {
    const signature = formatAbiItem(item, { includeName: true });
    return parseFunction(signature) ? [signature] : [];
  } catch {
    return [];
  }
}
