import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatUnits, parseUnits } from 'viem';
import { patternsRun } from '../../test/patternsRun.ts';
import {
  allocationPercent,
  amountInput,
  amountSentence,
  amountText,
  hasHeader,
  parseAmount,
  readReceivers,
  totalAmount,
  withoutHeader,
  writtenProblem,
} from './index.ts';

test('an amount is read in one pass, however long its text is', () => {
  const sources = patternsRun(() => [amountInput('1.5'), parseAmount('0.50'), amountText(15n, 1), writtenProblem('1,000')]).map(
    ({ source }) => source,
  );
  expect(sources.filter((source) => /[+*]\$$/.test(source) && !source.startsWith('^'))).toEqual([]);
  expect(sources).not.toContain(String.raw`^\d*\.?\d*$`);
});

describe('an amount field', () => {
  test.each([
    ['', ''],
    ['1,5', '1.5'],
    ['1.', '1.'],
    ['.5', '.5'],
    [',', '.'],
    ['12', '12'],
    [' 12\n', '12'],
    ['1,0', '1.0'],
    ['1,0000', '1.0000'],
    ['0,500', '0.500'],
    ['1,000', undefined],
    [' 12,500 ', undefined],
    ['1,000.00', undefined],
    ['1,000,000', undefined],
    ['1.2.3', undefined],
    ['1,2,3', undefined],
    ['-1', undefined],
    ['1e5', undefined],
    ['1 000', undefined],
    ['abc', undefined],
  ])('makes of "%s" %j', (typed, shown) => {
    expect(amountInput(typed)).toBe(shown);
  });

  test.each([
    ['1,000', '1,000 can be read as 1 or as 1000: write one of the two'],
    [' 12,500 ', '12,500 can be read as 12.5 or as 12500: write one of the two'],
    ['1,000.00', 'Please write digits, with one point for decimals'],
  ])('finds fault with "%s" instead of guessing', (typed, sentence) => {
    expect(writtenProblem(typed)).toBe(sentence);
  });

  test.each(['1,5', ' 7 ', '', '0,500'])('finds no fault with "%s"', (typed) => {
    expect(writtenProblem(typed)).toBeUndefined();
  });
});

describe('parsing an amount', () => {
  test.each([
    ['5', 5n * 10n ** 18n],
    ['5.', 5n * 10n ** 18n],
    ['.5', 5n * 10n ** 17n],
    [' 0.000000000000000001 ', 1n],
    ['1.50000000000000000000000', 15n * 10n ** 17n],
    ['007', 7n * 10n ** 18n],
    ['1,5', 15n * 10n ** 17n],
    ['0,500', 5n * 10n ** 17n],
  ])('%s is %i', (text, value) => {
    expect(parseAmount(text)).toEqual({ value });
  });

  test.each([
    ['', 'empty'],
    [' ', 'empty'],
    ['.', 'malformed'],
    ['1,000', 'ambiguous'],
    ['1,000.00', 'malformed'],
    [',', 'malformed'],
    ['1e25.0', 'malformed'],
    ['0x10', 'malformed'],
    ['٣', 'malformed'],
    ['0.0000000000000000001', 'tooManyDecimals'],
    ['0', 'zero'],
    ['0.000', 'zero'],
  ])('%s is %s', (text, problem) => {
    expect(parseAmount(text)).toEqual({ problem });
  });

  test('an ambiguous one is told with both its readings', () => {
    expect(amountSentence('ambiguous', ' 2,500')).toBe('2,500 can be read as 2.5 or as 2500: write one of the two');
  });

  test('undoes writing it, for any decimals', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 208n }), fc.integer({ min: 0, max: 30 }), (value, decimals) => {
        expect(parseAmount(amountText(value, decimals), decimals)).toEqual({ value });
        expect(amountText(value, decimals)).toBe(formatUnits(value, decimals));
      }),
    );
  });

  test('agrees with viem on whatever both accept', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,20}(\.\d{1,18})?$/), (text) => {
        expect(parseAmount(text).value ?? 0n).toBe(parseUnits(text, 18));
      }),
    );
  });

  test('writes negative amounts', () => {
    expect(amountText(-15n, 1)).toBe('-1.5');
  });
});

describe('the allocation of a receiver', () => {
  test.each([
    [1n, 4n, '25.00'],
    [1n, 3n, '33.33'],
    [2n, 3n, '66.67'],
    [1n, 1n, '100.00'],
    [1n, 10n ** 9n, '<0.01'],
    [0n, 5n, '0.00'],
    [0n, 0n, '0.00'],
  ])('of %i in %i is %s', (amount, total, percent) => {
    expect(allocationPercent(amount, total)).toBe(percent);
  });

  test('counts texts that are no amount as nothing', () => {
    expect(totalAmount(['1', 'x', '', '2.5'])).toBe(35n * 10n ** 17n);
  });
});

describe('receivers from a table', () => {
  const a = '0x1111111111111111111111111111111111111111';
  const b = '0x2222222222222222222222222222222222222222';
  const rows = (...lines: string[][]) => lines.map((cells, index) => ({ line: index + 1, cells }));

  test('blanks around a cell, empty rows and empty cells at the end are passed over', () => {
    expect(readReceivers(rows([a, '5', '', ' '], [''], [` ${b} `, ' 0.5']))).toEqual({
      receivers: [
        { line: 1, address: a, amount: '5' },
        { line: 3, address: b, amount: '0.5' },
      ],
      problems: [],
    });
  });

  test('every row that cannot be read is named with its reason', () => {
    const table = rows(['nobody', '5'], [a], [a, '0'], [a, '1e5'], [a, `0.${'1'.repeat(19)}`], [a, '1', '5'], [a, '', '5']);
    expect(readReceivers(table)).toEqual({
      receivers: [],
      problems: [
        { line: 1, message: 'The address is invalid' },
        { line: 2, message: 'Please enter an amount' },
        { line: 3, message: 'The amount must be greater than 0' },
        { line: 4, message: 'The amount is invalid' },
        { line: 5, message: 'At most 18 decimals' },
        { line: 6, message: 'Write one address and one amount, with a point as the decimal sign where commas separate' },
        { line: 7, message: 'Write one address and one amount, with a point as the decimal sign where commas separate' },
      ],
    });
  });

  test('module keys are read where the caller takes them', () => {
    const table = rows(['governor|Main', '5']);
    expect(readReceivers(table).problems).toHaveLength(1);
    expect(readReceivers(table, (value) => value === 'governor|Main').receivers).toEqual([
      { line: 1, address: 'governor|Main', amount: '5' },
    ]);
  });

  test.each([
    [['address', 'amount'], true],
    [['Name', 'Tokens', 'Note'], true],
    [[a, '5000,5'], false],
    [[a.slice(0, -1), '500'], false],
    [[a.slice(0, -1), 'amount'], false],
    [['governor|Other Assembly', '500'], false],
    [['governor|Main', 'amount'], false],
    [['nobody.eth', '5'], false],
    [['nobody.eth'], false],
  ])('a first line of %j is a header: %s', (cells, isHeader) => {
    expect(hasHeader(rows(['', ' '], cells, [b, '5']))).toBe(isHeader);
  });

  test('an empty list has no header', () => {
    expect([hasHeader([]), hasHeader(rows(['']))]).toEqual([false, false]);
  });

  test('only the header is taken off, and blank lines above it', () => {
    expect(readReceivers(withoutHeader(rows([''], ['address', 'amount'], [a, '5'])))).toEqual({
      receivers: [{ line: 3, address: a, amount: '5' }],
      problems: [],
    });
  });

  test('each row that is not empty becomes a receiver or a problem', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { maxLength: 4 }), { maxLength: 20 }), (lines) => {
        const { receivers, problems } = readReceivers(rows(...lines));
        expect(receivers.length + problems.length).toBe(lines.filter((cells) => cells.some((cell) => cell.trim() !== '')).length);
      }),
    );
  });
});
