import { parseAddress } from '../units.ts';
import { type AmountProblem, parseAmount } from './amount.ts';

export interface CsvReceiver {
  /** 1-based line of the file. */
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

export const AMOUNT_SENTENCES: Record<AmountProblem, string> = {
  empty: 'Please enter an amount',
  malformed: 'The amount is invalid',
  tooManyDecimals: 'At most 18 decimals',
  zero: 'The amount must be greater than 0',
};

/**
 * File 2 §5: the header row is skipped, each line is split on comma or semicolon into address and amount. Empty lines
 * are passed over; every other line becomes a receiver or a problem, never neither. `isReceiver` may accept more
 * than addresses, e.g. module keys.
 */
export function parseReceiversCsv(text: string, isReceiver: (value: string) => boolean = () => false): ReceiversCsv {
  const result: ReceiversCsv = { receivers: [], problems: [] };
  // Spreadsheets write a byte-order mark and their own line ends.
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  lines.forEach((content, index) => {
    if (index === 0 || content.trim() === '') return;
    const line = index + 1;
    const read = readLine(content, isReceiver);
    if (typeof read === 'string') result.problems.push({ line, message: read });
    else result.receivers.push({ line, ...read });
  });
  return result;
}

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

function readLine(content: string, isReceiver: (value: string) => boolean): Omit<CsvReceiver, 'line'> | string {
  const cells = content.split(/[,;]/).map(unquoted);
  while (cells.length > 2 && cells.at(-1) === '') cells.pop();
  const [receiver = '', amount = ''] = cells;
  // `0x…;1,5` would otherwise be read as 1.
  if (cells.length > 2) return 'Write one address and one amount, with a point as the decimal sign';
  const address = parseAddress(receiver) ?? (isReceiver(receiver) ? receiver : undefined);
  if (address === undefined) return 'The address is invalid';
  const { problem } = parseAmount(amount);
  return problem === undefined ? { address, amount } : AMOUNT_SENTENCES[problem];
}
