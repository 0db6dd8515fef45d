/** Case-insensitive comparison; two missing addresses are not the same address. */
export function sameAddress(a: string | undefined | null, b: string | undefined | null): boolean {
  return a != null && b != null && a.toLowerCase() === b.toLowerCase();
}
