import { describe, expect, test } from 'vitest';
import { boundsText, emptyTree, readTree, writeTree } from './abiFields.ts';
import { encodeCall, parseFunction } from './callEncoding.ts';

const inputsOf = (signature: string) => parseFunction(signature)!.inputs;
const [list] = inputsOf('f(address[] a)');
const [pair] = inputsOf('f((address to, uint256[2] parts) p)');

describe('fields of lists and tuples', () => {
  test('begin empty, in the shape of their type', () => {
    expect(emptyTree(list!)).toEqual([]);
    expect(emptyTree(pair!)).toEqual(['', ['', '']]);
    expect(readTree(pair!, ' ')).toEqual(['', ['', '']]);
  });

  test('are what was typed as JSON, and become that again', () => {
    const text = '["0x1",["2","3"]]';
    expect(readTree(pair!, text)).toEqual(['0x1', ['2', '3']]);
    expect(writeTree(readTree(pair!, text)!)).toBe(text);
    expect(readTree(list!, '[1, true]')).toEqual(['1', 'true']);
  });

  test.each(['{}', '[', '["a"]', '["a",["1"]]', '["a",["1","2","3"]]', '["a",["1",{}]]'])('another shape stays JSON: %s', (text) =>
    expect(readTree(pair!, text)).toBeUndefined(),
  );

  test('a number that JSON has already rounded is not taken over', () => {
    expect(readTree(list!, '[9007199254740993]')).toBeUndefined();
  });

  test('a list that is too long for fields stays JSON', () => {
    expect(readTree(list!, JSON.stringify(Array.from({ length: 101 }, () => '1')))).toBeUndefined();
  });

  test('what the fields hold is what is encoded', () => {
    const item = parseFunction('f((address to, uint256[2] parts) p)')!;
    const tree = ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', ['1', '2']];
    expect(encodeCall(item, [writeTree(tree)]).calldata).toMatch(/^0x[0-9a-f]+$/);
    expect(encodeCall(item, [writeTree(['x', ['1', '2']])]).problems).toEqual({ 0: 'The address is invalid' });
  });
});

test.each([
  ['uint8', 'Whole number, 0 to 255'],
  ['int8', 'Whole number, −128 to 127'],
  ['uint48', 'Whole number, 0 to 2^48 − 1'],
  ['uint', 'Whole number, 0 to 2^256 − 1'],
  ['int256', 'Whole number, −2^255 to 2^255 − 1'],
  ['address', undefined],
])('%s takes: %s', (type, text) => expect(boundsText(type)).toBe(text));
