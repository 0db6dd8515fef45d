import { MAX_NAME_LENGTH } from './limits.ts';
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

/**
 * The name as a path segment: lower case, words joined by hyphens, letters of every script kept.
 * A name without letters or digits becomes `organisation`.
 */
export function slugify(name: string): string {
  const slug = nameKey(name)
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return Array.from(slug).slice(0, MAX_NAME_LENGTH).join('').replace(/-+$/, '') || 'organisation';
}

/** What drafts are found by: their ids, which are drawn at random. */
const DRAFT = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Slugs of a name are `base`, `base-2`, `base-3`, …; a reserved word, and what could be a draft, begins with its second. */
export const firstSlugNumber = (base: string): 1 | 2 => (RESERVED.has(base) || DRAFT.test(base) ? 2 : 1);
