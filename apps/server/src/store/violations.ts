const UNIQUE = '23505';
const FOREIGN_KEY = '23503';

/** Whether the database refused a row because of the named constraint; drizzle wraps the driver's error. */
function isViolation(error: unknown, code: string, constraint: string): boolean {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    if ('code' in e && e.code === code) return 'constraint' in e && e.constraint === constraint;
  }
  return false;
}

export const isUniqueViolation = (error: unknown, index: string): boolean => isViolation(error, UNIQUE, index);
/** The row refers to another row that does not exist. */
export const isForeignKeyViolation = (error: unknown, constraint: string): boolean => isViolation(error, FOREIGN_KEY, constraint);
