/** Fills in the `:name` parts of a path and appends the query. Empty, null and undefined values are left out (docs/requirements.md#query-strings). */
export function buildUrl(
  path: string,
  { params = {}, query = {} }: { params?: Record<string, unknown>; query?: Record<string, unknown> } = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}
