import type { Row } from './row.ts';

const number = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: value < 100 ? 2 : 0 });

/** The rows as a plain-text table. */
export function table(rows: readonly Row[]): string {
  const cells = [
    ['area', 'name', 'unit', 'ours', 'anchor', 'ratio', 'goal', ''],
    ...rows.map((row) => [
      row.area,
      row.name,
      row.unit,
      number(row.ours),
      row.anchor === null ? '–' : number(row.anchor),
      row.ratio.toFixed(2),
      row.goal,
      row.ok ? 'ok' : 'MISSED',
    ]),
  ];
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)));
  return cells
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
