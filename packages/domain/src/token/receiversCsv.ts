import { parseModuleKey } from '../modules/moduleKey.ts';
import { parseAddress, TOKEN_DECIMALS } from '../units.ts';
import { amountSentence, parseAmount } from './amount.ts';

/** A row of a CSV file. */
export interface CsvRow {
  /** Line of the file, from 1. */
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
 * Address and amount of each row. Empty rows are skipped; every other row becomes a receiver or a problem. `isReceiver` may accept more than
 * addresses, e.g. module keys. `decimals` are those of what is paid.
 */
export function readReceivers(
  rows: readonly CsvRow[],
  isReceiver: (value: string) => boolean = () => false,
  decimals: number = TOKEN_DECIMALS,
): ReceiversCsv {
  const result: ReceiversCsv = { receivers: [], problems: [] };
  for (const row of rows) {
    if (isBlank(row)) continue;
    const read = readRow(
      row.cells.map((cell) => cell.trim()),
      isReceiver,
      decimals,
    );
    if (typeof read === 'string') result.problems.push({ line: row.line, message: read });
    else result.receivers.push({ line: row.line, ...read });
  }
  return result;
}

const isBlank = ({ cells }: CsvRow): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Whether the first row that is not blank is a header. A row that contains anything like an address or an amount is not, even if it has mistakes: it
 * has to become a receiver or a problem.
 */
export function hasHeader(rows: readonly CsvRow[]): boolean {
  const cells = rows.find((row) => !isBlank(row))?.cells.map((cell) => cell.trim()) ?? [];
  const isMeant = (cell: string) => /^0x/i.test(cell) || parseModuleKey(cell) !== undefined;
  return cells.filter(Boolean).length > 1 && !cells.some(isMeant) && !/\d/.test(cells[1] ?? '');
}

/** The rows below the header. */
export function withoutHeader(rows: readonly CsvRow[]): readonly CsvRow[] {
  return rows.slice(rows.findIndex((row) => !isBlank(row)) + 1);
}

function readRow(texts: readonly string[], isReceiver: (value: string) => boolean, decimals: number): Omit<CsvReceiver, 'line'> | string {
  const [receiver = '', amount = '', ...rest] = texts;
  // Otherwise `0x…,1,5` would be read as an amount of 1.
  if (rest.some((text) => text !== '')) return 'Write one address and one amount, with a point as the decimal sign where commas separate';
  const address = parseAddress(receiver) ?? (isReceiver(receiver) ? receiver : undefined);
  if (address === undefined) return 'The address is invalid';
  const { problem } = parseAmount(amount, decimals);
  return problem === undefined ? { address, amount } : amountSentence(problem, amount, decimals);
}
