import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Lines that `script/test` prints, also of a run without failures. */
    table?: string[];
  }
}

/** Has `script/test` print rows of a table, one line each. */
export function printTable({ task }: Pick<TestContext, 'task'>, rows: readonly (readonly (string | number)[])[]): void {
  task.meta.table = rows.map((row) => row.join(' | '));
}
