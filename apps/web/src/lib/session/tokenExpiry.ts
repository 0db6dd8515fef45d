/** Expiry of a JWT in UNIX seconds; undefined where `token` is not a JWT or has none. Only the server checks signatures. */
export function tokenExpiry(token: string): number | undefined {
  try {
    const payload: unknown = JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')));
    const exp = (payload as { exp?: unknown } | null)?.exp;
    return typeof exp === 'number' && Number.isFinite(exp) ? exp : undefined;
  } catch {
    return undefined;
  }
}
