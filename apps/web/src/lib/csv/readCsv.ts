import type { CsvRow } from '@althing/domain/token';
import { parse } from 'papaparse';

/** What may stand between cells. Where one of the first stands in a row, those after it are part of what is written. */
const SEPARATORS = ['\t', ';', ','] as const;

/**
 * The rows of a text as spreadsheets write or copy it, with tab, semicolon or comma between cells, also mixed. Whoever imports it
 * fetches the reader: import it with the dialog that needs it.
 */
export function readCsv(text: string): CsvRow[] {
  const delimiter = SEPARATORS.find((separator) => text.includes(separator)) ?? ',';
  const { data } = parse<string[]>(text.replace(/\r\n?/g, '\n'), { newline: '\n', delimiter });
  let line = 1;
  return data.map((cells) => {
    const row = { line, cells: separated(cells, delimiter) };
    line += 1 + cells.reduce((count, cell) => count + (cell.match(/\n/g)?.length ?? 0), 0);
    return row;
  });
}

/** A row that does without the separator of the text has one of the others. */
function separated(cells: readonly string[], delimiter: string): readonly string[] {
  const [only, ...more] = cells.filter((cell) => cell.trim() !== '');
  if (only === undefined || more.length > 0) return cells;
  const own = SEPARATORS.find((separator) => separator !== delimiter && only.includes(separator));
  return own === undefined ? cells : only.split(own);
}
