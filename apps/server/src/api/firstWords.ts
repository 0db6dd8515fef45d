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
/** What stands for any organisation, chain, market, account, proposal or Safe in the path of a page. */
const PLACEHOLDER = /^\[(slug|chainId|marketId|account|governor|proposalId|safe)\]$/;
/** A chain's or a market's number. */
const NUMBER = /^\d{1,77}$/;
/** Longer than a query takes, shorter than somebody who waits for a page minds. */
const PATIENCE_MS = 300;
/** Of a description, what a page's header shows before it is unfolded. */
const DESCRIPTION_LENGTH = 600;

/**
 * Pages that the build gave HTML of their own: `/organisations` is `pages/organisations/index.html`, and `[slug]` stands for any organisation.
 * @param closed - paths that are not open, with all below them.
 */
export const readPages = (webDir: string, closed: readonly string[]): readonly Page[] =>
  globSync('**/index.html', { cwd: join(webDir, FOLDER) })
    .map((file) => ({ path: `/${file.replace(/\/?index\.html$/, '')}`, file: join(FOLDER, file) }))
    .filter(({ path }) => !closed.some((one) => path === one || path.startsWith(`${one}/`)))
    .map(({ path, file }) => ({ segments: segmentsOf(path), file }))
    .toSorted((a, b) => Number(a.segments.some(isPlaceholder)) - Number(b.segments.some(isPlaceholder)));

const isPlaceholder = (segment: string): boolean => PLACEHOLDER.test(segment);

const segmentsOf = (path: string): string[] => path.slice(1).split('/');

/** The page with the first words of a path, by its file; `words` where they are an organisation's or a market's. */
export interface FirstScreen {
  file: string;
  words?: FirstWords;
}

/** Undefined for paths whose pages have no first words, and where what they are about is not found in time. */
export async function firstScreenOf(pages: readonly Page[], path: string, find: FindFirstWords): Promise<FirstScreen | undefined> {
  const asked = segmentsOf(path);
  const page = pages.find(
    ({ segments }) => segments.length === asked.length && segments.every((one, at) => isPlaceholder(one) || one === asked[at]),
  );
  if (!page) return undefined;
  if (!page.segments.some(isPlaceholder)) return { file: page.file };
  const words = await inTime(wordsOf(page, asked, find));
  return words && { file: page.file, words };
}

async function wordsOf({ segments }: Page, asked: readonly string[], find: FindFirstWords): Promise<FirstWords | undefined> {
  const at = (placeholder: string) => asked[segments.indexOf(placeholder)];
  const [slug, chainId, marketId] = ['[slug]', '[chainId]', '[marketId]'].map(at);
  if (slug !== undefined) return find.ofOrganisation(decodeURIComponent(slug).toLowerCase());
  if (!NUMBER.test(chainId ?? '') || !NUMBER.test(marketId ?? '') || !Number.isSafeInteger(Number(chainId))) return undefined;
  return find.ofMarket(Number(chainId), marketId!);
}

/** Whoever waits for a page gets it, whatever the database does. */
async function inTime<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  return Promise.race([answer.catch(() => undefined), silence]).finally(() => clearTimeout(timer));
}

/** Puts the words of an organisation or a market into the HTML of its page. */
export function filled(html: string, { name, description, category = '' }: FirstWords): string {
  const words: Readonly<Record<string, string>> = { name, category, description: description.slice(0, DESCRIPTION_LENGTH) };
  return html.replace(/\{\{(name|category|description)\}\}/g, (_, word: string) => escapeMarkup(words[word]!));
}
