import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isBelow } from './chain/keyset.ts';
import { statement } from './statement.ts';

it('a statement numbers the parameters of all its fragments in the order in which they stand', () => {
  const shared = sql`clock(${'now'}) and seen(${'now'})`;
  expect(statement(sql`select ${1} from ${shared} where names = any(${sql.param(['a', 'b'])}) limit ${2}`, 'list')).toEqual({
    name: 'list',
    text: 'select $1 from clock($2) and seen($3) where names = any($4) limit $5',
    values: [1, 'now', 'now', ['a', 'b'], 2],
  });
});

it('a page has the same text wherever it begins, so that its plan can be kept under one name', () => {
  const columns = { at: 'bigint', log_index: 'int' } as const;
  const [first, later] = [statement(isBelow(columns, null)), statement(isBelow(columns, ['7', '-1']))];
  expect(later.text).toBe(first.text);
  expect(first.values).toEqual([true, null, null]);
  expect(later.values).toEqual([false, '7', '-1']);
});
