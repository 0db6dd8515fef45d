import { parseAddress } from '../units.ts';
import { amountSentence, parseAmount } from './amount.ts';

/** A line of a table, as a reader of CSV gives it. */
export interface CsvRow {
  /** 1-based line of the file. */
  line: number;
  cells: readonly string[];
}

export interface CsvReceiver {
  line: number;
  address: string;
  amount: string;
}

export interface CsvProblem {
  line: number;
  message: string;
}

export interface ReceiversCsv {
  receivers: CsvReceiver[];
  problems: CsvProblem[];
}

/**
 * Address and amount of each row. Empty rows are passed over; every other one becomes a receiver or a problem, never neither.
 * `isReceiver` may accept more than addresses, e.g. module keys.
 */
export function readReceivers(rows: readonly CsvRow[], isReceiver: (value: string) => boolean = () => false): ReceiversCsv {
  const result: ReceiversCsv = { receivers: [], problems: [] };
  for (const { line, cells } of rows) {
    const texts = cells.map((cell) => cell.trim());
    if (texts.every((text) => text === '')) continue;
    const read = readRow(texts, isReceiver);
    if (typeof read === 'string') result.problems.push({ line, message: read });
    else result.receivers.push({ line, ...read });
  }
  return result;
}

function readRow(texts: readonly string[], isReceiver: (value: string) => boolean): Omit<CsvReceiver, 'line'> | string {
  const [receiver = '', amount = '', ...rest] = texts;
  // `0x…;1,5` would otherwise be read as 1.
  if (rest.some((text) => text !== '')) return 'Write one address and one amount, with a point as the decimal sign';
  const address = parseAddress(receiver) ?? (isReceiver(receiver) ? receiver : undefined);
  if (address === undefined) return 'The address is invalid';
  const { problem } = parseAmount(amount);
  return problem === undefined ? { address, amount } : amountSentence(problem, amount);
}
