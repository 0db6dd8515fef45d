/** `errors` (by dotted path) without those at `root` or inside it; the same object if there are none. */
export function withoutErrorsUnder<Errors extends Readonly<Record<string, unknown>>>(errors: Errors, root: string): Errors {
  const kept = Object.entries(errors).filter(([path]) => path !== root && !path.startsWith(`${root}.`));
  return kept.length === Object.keys(errors).length ? errors : (Object.fromEntries(kept) as Errors);
}
