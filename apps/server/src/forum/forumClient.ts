import type { ForumTopic, GovernorView, Proposal } from '@althing/domain/http';
import { shownText } from '@althing/domain/text';
import { z } from 'zod';
import type { ForumAccess } from '../base/config.ts';
import { fetchBounded } from '../chains/fetchBounded.ts';

const TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 262_144;
/** Of the forum's discussions. */
const MOST_TOPICS = 50;

/** Whatever a forum writes is shown as text, and only led to where it is a web page. */
const words = (max: number) => z.string().transform((text) => shownText(text.replaceAll('\0', '').slice(0, max)));
const page = z.url({ protocol: /^https?$/ }).max(500);

const organisationAnswer = z.object({ slug: z.string().regex(/^[\w-]{1,80}$/), url: page });
const topicsAnswer = z.object({
  topics: z.array(
    z.object({
      id: words(80),
      title: words(200),
      url: page,
      proposal: words(200)
        .nullish()
        .transform((key) => key ?? null),
    }),
  ),
});

export interface ForumOrganisation {
  name: string;
  description: string;
  governors: readonly GovernorView[];
}

/** The forum that is configured: three calls, of which each may be made again. Every one throws where the forum does not take it. */
export function createForumClient({ url, key }: ForumAccess) {
  async function call(method: 'GET' | 'PUT', path: string, body?: unknown): Promise<unknown> {
    const init = {
      method,
      headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // A forum that leads elsewhere would get the key there.
      redirect: 'error' as const,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const response = await fetchBounded(`${url}${path}`, init, MAX_ANSWER_BYTES);
    if (!response.ok) throw new Error(`The forum answered ${response.status}`);
    return response.json();
  }

  return {
    /** Uploads the configuration of the governors. */
    async saveOrganisation(slug: string, organisation: ForumOrganisation): Promise<{ slug: string; url: string }> {
      return organisationAnswer.parse(await call('PUT', `/organisations/${encodeURIComponent(slug)}`, organisation));
    },

    async saveProposal(slug: string, name: string, proposal: Proposal): Promise<void> {
      await call('PUT', `/organisations/${slug}/proposals/${encodeURIComponent(name)}`, proposal);
    },

    /** The newest discussions. */
    async topics(slug: string): Promise<ForumTopic[]> {
      const { topics } = topicsAnswer.parse(await call('GET', `/organisations/${slug}/topics?limit=${MOST_TOPICS}`));
      return topics.slice(0, MOST_TOPICS);
    },
  };
}

export type ForumClient = ReturnType<typeof createForumClient>;
