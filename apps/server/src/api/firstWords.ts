import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { FindFirstWords, FirstWords } from '../store/firstWords.ts';
import { escapeMarkup } from './escapeMarkup.ts';

interface Page {
  segments: readonly string[];
  /** Within the folder of the built web. */
  file: string;
}

const FOLDER = 'pages';
const SLUG = '[slug]';
/** Longer than a query takes, shorter than somebody who waits for a page minds. */
const PATIENCE_MS = 300;
/** Of a description, what a page's header shows before it is unfolded. */
const DESCRIPTION_LENGTH = 600;

/** Pages that the build gave HTML of their own: `/organisations` is `pages/organisations/index.html`, and `[slug]` stands for any organisation. */
export const readPages = (webDir: string, closed: readonly string[]): readonly Page[] =>
  globSync('**/index.html', { cwd: join(webDir, FOLDER) })
    .map((file) => ({ path: `/${file.replace(/\/?index\.html$/, '')}`, file: join(FOLDER, file) }))
    .filter(({ path }) => !closed.includes(path))
    .map(({ path, file }) => ({ segments: segmentsOf(path), file }))
    .toSorted((a, b) => Number(a.segments.includes(SLUG)) - Number(b.segments.includes(SLUG)));

const segmentsOf = (path: string): string[] => path.slice(1).split('/');

/** The page with the first words of a path, by its file; `words` where they are an organisation's. */
export interface FirstScreen {
  file: string;
  words?: FirstWords;
}

/** Undefined for paths whose pages have no first words, and where their organisation is not found in time. */
export async function firstScreenOf(pages: readonly Page[], path: string, find: FindFirstWords): Promise<FirstScreen | undefined> {
  const asked = segmentsOf(path);
  const page = pages.find(
    ({ segments }) => segments.length === asked.length && segments.every((one, at) => one === SLUG || one === asked[at]),
  );
  if (!page) return undefined;
  const slug = asked[page.segments.indexOf(SLUG)];
  if (slug === undefined) return { file: page.file };
  const words = await inTime(find(decodeURIComponent(slug).toLowerCase()));
  return words && { file: page.file, words };
}

/** Whoever waits for a page gets it, whatever the database does. */
async function inTime<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  return Promise.race([answer.catch(() => undefined), silence]).finally(() => clearTimeout(timer));
}

/** Puts an organisation's words into the HTML of its page. */
export function filled(html: string, { name, description, category }: FirstWords): string {
  const words: Readonly<Record<string, string>> = { name, category, description: description.slice(0, DESCRIPTION_LENGTH) };
  return html.replace(/\{\{(name|category|description)\}\}/g, (_, word: string) => escapeMarkup(words[word]!));
}
