import { nameKey } from './nameKey.ts';

/** Path segments below `/organisations` that mean something else. */
const RESERVED = new Set([
  'create',
  'new',
  'edit',
  'deploy',
  'id',
  'slug',
  'categories',
  'governors',
  'proposal',
  'proposals',
  'contract-events',
  'upgrade-proposals',
  'veos',
  'me',
]);

const MAX_LENGTH = 80;

/**
 * The name as a path segment: lower case, words joined by hyphens, letters of every script kept.
 * A name without letters or digits becomes `organisation`.
 */
export function slugify(name: string): string {
  const slug = nameKey(name)
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return Array.from(slug).slice(0, MAX_LENGTH).join('').replace(/-+$/, '') || 'organisation';
}

/** The first of `base`, `base-2`, `base-3`, … that is neither reserved nor taken. */
export function firstFreeSlug(base: string, taken: ReadonlySet<string>): string {
  const isFree = (slug: string) => !taken.has(slug) && !RESERVED.has(slug);
  if (isFree(base)) return base;
  for (let number = 2; ; number++) {
    if (isFree(`${base}-${number}`)) return `${base}-${number}`;
  }
}
