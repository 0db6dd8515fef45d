import { escapeMarkup } from '../escapeMarkup.ts';
import type { FeedEntry } from './feedEntries.ts';

/** Characters that no XML document may have, however they are written. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text of strangers as the content of an element. */
const xml = (text: string): string => escapeMarkup(text.toWellFormed().replaceAll(FORBIDDEN, ''));

/** RSS 2.0. Entries have no date: readers show when they first saw one. */
export function rssFeed(entries: readonly FeedEntry[], { title, url }: { title: string; url: string }): string {
  const items = entries.map(
    (entry) =>
      `<item><title>${xml(entry.title)}</title><link>${xml(entry.url)}</link>` +
      `<guid isPermaLink="false">${xml(entry.id)}</guid><description>${xml(entry.text)}</description></item>`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${xml(title)}</title><link>${xml(url)}</link>` +
    `<description>${xml(title)}</description><ttl>5</ttl>${items.join('')}</channel></rss>\n`
  );
}
