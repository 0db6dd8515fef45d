/** Whether the database refused a row because of the named unique index; drizzle wraps the driver's error. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    if ('code' in e && e.code === '23505') return 'constraint' in e && e.constraint === index;
  }
  return false;
}
