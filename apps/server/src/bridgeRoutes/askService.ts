import type { z } from 'zod';
import { unavailable } from '../base/errors.ts';
import { fetchBounded } from '../chains/fetchBounded.ts';

const MOST_BYTES = 262_144;

interface Question {
  query?: Readonly<Record<string, string | number | bigint>>;
  /** Sent as JSON, by POST. */
  body?: unknown;
}

/** Asks the service of a bridge. What it answers is whatever its maker, or who has taken it over, likes: only what the shape names is used. */
export async function askService<Shape extends z.ZodType>(
  url: string,
  shape: Shape,
  signal: AbortSignal,
  { query = {}, body }: Question,
): Promise<z.output<Shape>> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]));
  const posted = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const address = search.size === 0 ? url : `${url}?${search.toString()}`;
  const response = await fetchBounded(address, { signal, redirect: 'error', ...posted }, MOST_BYTES);
  if (!response.ok) throw unavailable('Its service does not answer this.', 'route-service');
  const parsed = shape.safeParse(await response.json());
  if (!parsed.success) throw unavailable('Its service answers what cannot be understood.', 'route-service');
  return parsed.data;
}
