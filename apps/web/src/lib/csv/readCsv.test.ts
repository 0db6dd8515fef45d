import { expect, test } from 'vitest';
import { readCsv } from './readCsv.ts';

test('comma and semicolon both separate, in one text too', () => {
  expect(readCsv('address,amount\na,5\nb;0.5')).toEqual([
    { line: 1, cells: ['address', 'amount'] },
    { line: 2, cells: ['a', '5'] },
    { line: 3, cells: ['b', '0.5'] },
  ]);
});

test('what spreadsheets write is read: byte-order mark, their line ends, quotes, empty lines and columns', () => {
  expect(readCsv('\uFEFFaddress;amount\r\n"a";"5";;\r\n\r\n b ; 7 \r')).toEqual([
    { line: 1, cells: ['address', 'amount'] },
    { line: 2, cells: ['a', '5', '', ''] },
    { line: 3, cells: [''] },
    { line: 4, cells: [' b ', ' 7 '] },
    { line: 5, cells: [''] },
  ]);
});

test('a quoted cell may hold quotes and line ends, and the lines after it keep their numbers', () => {
  expect(readCsv('"the ""first""\none",1\nb,2')).toEqual([
    { line: 1, cells: ['the "first"\none', '1'] },
    { line: 3, cells: ['b', '2'] },
  ]);
});

test('where something else separates, a comma is a decimal sign', () => {
  for (const separator of [';', '\t']) {
    expect(readCsv(`address${separator}amount\na${separator}1,5`).at(-1)?.cells).toEqual(['a', '1,5']);
    expect(readCsv(`a${separator}1,5`)[0]?.cells).toEqual(['a', '1,5']);
    expect(readCsv(`b,5\na${separator}1,5`)).toEqual([
      { line: 1, cells: ['b', '5'] },
      { line: 2, cells: ['a', '1,5'] },
    ]);
  }
  expect(readCsv('a\t1,5\nb;2,5').at(-1)?.cells).toEqual(['b', '2,5']);
  expect(readCsv('a,"1,5"')[0]?.cells).toEqual(['a', '1,5']);
});

test('where commas separate, an amount with a decimal comma is never cut to its whole part', () => {
  expect(readCsv('a,1,5')[0]?.cells).toEqual(['a', '1', '5']);
  expect(readCsv('a,1,5\nb;2')[0]?.cells).toEqual(['a', '1', '5']);
});

test('what is copied from a spreadsheet has tabs', () => {
  expect(readCsv('a\t1250.5\r\nb\t7\r\n').slice(0, 2)).toEqual([
    { line: 1, cells: ['a', '1250.5'] },
    { line: 2, cells: ['b', '7'] },
  ]);
});

test('hundred thousand lines are read within two seconds', () => {
  const started = performance.now();
  expect(readCsv('0x1111111111111111111111111111111111111111,1250.5\n'.repeat(100_000))).toHaveLength(100_001);
  expect(performance.now() - started).toBeLessThan(2_000);
});
