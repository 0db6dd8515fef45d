import type { CsvRow } from '@althing/domain/token';
import { parse } from 'papaparse';

/** Possible separators of cells. If a row contains an earlier one, the later ones are part of its cells. */
const SEPARATORS = ['\t', ';', ','] as const;

/**
 * The rows of a text as written or copied by spreadsheets, with tabs, semicolons or commas between cells, even mixed. Contains the CSV parser, so
 * import
 * it lazily with the dialog that needs it.
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

/** Splits a row that lacks the text's separator by one of the others. */
function separated(cells: readonly string[], delimiter: string): readonly string[] {
  const [only, ...more] = cells.filter((cell) => cell.trim() !== '');
  if (only === undefined || more.length > 0) return cells;
  const own = SEPARATORS.find((separator) => separator !== delimiter && only.includes(separator));
  return own === undefined ? cells : only.split(own);
}
