/** Expiry of a JWT in UNIX seconds, or undefined where `token` is no readable JWT or carries none. The signature is the server's business. */
export function tokenExpiry(token: string): number | undefined {
  try {
    const payload: unknown = JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')));
    const exp = (payload as { exp?: unknown } | null)?.exp;
    return typeof exp === 'number' && Number.isFinite(exp) ? exp : undefined;
  } catch {
    return undefined;
  }
}
