import type { CsvRow } from '@althing/domain/token';
import { parse } from 'papaparse';

/**
 * The rows of a text as spreadsheets write it, with comma or semicolon between cells, also mixed. Whoever imports it fetches
 * the reader: import it with the dialog that needs it.
 */
export function readCsv(text: string): CsvRow[] {
  const { data } = parse<string[]>(text.replace(/\r\n?/g, '\n'), { newline: '\n', delimitersToGuess: [',', ';'] });
  let line = 1;
  return data.map((cells) => {
    const row = { line, cells: cells.flatMap((cell) => cell.split(/[,;]/)) };
    line += 1 + cells.reduce((count, cell) => count + (cell.match(/\n/g)?.length ?? 0), 0);
    return row;
  });
}
