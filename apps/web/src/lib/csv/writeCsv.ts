/** A CSV file (RFC 4180). Anybody may write what stands in it, so spreadsheets must not take a cell for a formula: see `inertCell`. */
export const writeCsv = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

/** A text that no spreadsheet takes for a formula. */
export const inertCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
