import type { Hex } from '@althing/domain/units';
import type { AbiParameter } from 'viem';

const WORD = 32;

/** Components of a tuple; undefined for any other type. */
const componentsOf = (parameter: AbiParameter): readonly AbiParameter[] | undefined =>
  'components' in parameter ? parameter.components : undefined;

/** The element type of an array, and its length where the type states it. */
function arrayOf(parameter: AbiParameter): { element: AbiParameter; length: number | undefined } | undefined {
  const match = /^(.*)\[(\d*)\]$/.exec(parameter.type);
  return match ? { element: { ...parameter, type: match[1]! }, length: match[2] ? Number(match[2]) : undefined } : undefined;
}

function isDynamic(parameter: AbiParameter): boolean {
  const array = arrayOf(parameter);
  if (array) return array.length === undefined || isDynamic(array.element);
  return parameter.type === 'string' || parameter.type === 'bytes' || (componentsOf(parameter) ?? []).some(isDynamic);
}

/** Bytes of a value whose type is not dynamic. Never 0, so that even a long list of empty tuples is counted. */
function staticSize(parameter: AbiParameter): number {
  const array = arrayOf(parameter);
  if (array) return Math.max(WORD, array.length! * staticSize(array.element));
  const components = componentsOf(parameter);
  return components ? Math.max(WORD, sum(components.map(staticSize))) : WORD;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Checks that the values of an event are not longer than the data that holds them. Values of dynamic types are stored behind offsets, and a
 * contract may log a thousand offsets to the same hundred kilobytes, which a decoder would then read a thousand times. Compilers give each
 * value bytes of its own; if the lengths add up to more than there are, somebody intends harm. Copies nothing, and looks at no more
 * values than the data has words.
 *
 * @throws Error where values share bytes or lie outside the data.
 */
export function requireUnshared(parameters: readonly AbiParameter[], data: Hex): void {
  let left = data.length / 2 - 1;

  function spend(bytes: number): void {
    left -= bytes;
    if (!(left >= 0)) throw new Error('The values are longer than the data');
  }

  function wordAt(position: number): number {
    const word = data.slice(2 + 2 * position, 66 + 2 * position);
    if (word.length < 2 * WORD) throw new Error('A value lies outside the data');
    return Number(`0x${word}`);
  }

  function readList(element: AbiParameter, length: number, start: number): void {
    if (!isDynamic(element)) return spend(length * staticSize(element));
    for (let index = 0; index < length; index++) {
      spend(WORD);
      readValue(element, start + wordAt(start + WORD * index));
    }
  }

  function readAll(all: readonly AbiParameter[], start: number): void {
    let head = start;
    for (const parameter of all) {
      const size = isDynamic(parameter) ? WORD : staticSize(parameter);
      spend(size);
      if (isDynamic(parameter)) readValue(parameter, start + wordAt(head));
      head += size;
    }
  }

  /** Counts a value of a dynamic type. */
  function readValue(parameter: AbiParameter, start: number): void {
    const array = arrayOf(parameter);
    if (array?.length !== undefined) return readList(array.element, array.length, start);
    const components = componentsOf(parameter);
    if (!array && components) return readAll(components, start);
    const length = wordAt(start);
    spend(WORD);
    if (array) readList(array.element, length, start + WORD);
    else spend(length);
  }

  readAll(parameters, 0);
}
