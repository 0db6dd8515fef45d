import { MAX_NAME_LENGTH } from './limits.ts';
import { nameKey } from './nameKey.ts';

/** Path segments below `/organisations` that are already used. */
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

/**
 * A name as path segment: lower case, words joined by hyphens, letters of every script kept. A name without letters or digits becomes
 * `organisation`.
 */
export function slugify(name: string): string {
  const slug = nameKey(name)
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return Array.from(slug).slice(0, MAX_NAME_LENGTH).join('').replace(/-+$/, '') || 'organisation';
}

/** The path segment of a draft is its id, a random UUID. */
const DRAFT = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Slugs of a name are `base`, `base-2`, `base-3`, …. Reserved words, and texts that look like a draft's id, begin with `base-2`. */
export const firstSlugNumber = (base: string): 1 | 2 => (RESERVED.has(base) || DRAFT.test(base) ? 2 : 1);
