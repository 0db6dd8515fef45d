import { createHash } from 'node:crypto';
import type { GovernorView, Proposal } from '@althing/domain/http';
import { getAddress } from 'viem';
import type { Clock } from '../base/clock.ts';
import type { Logger } from '../base/logger.ts';
import type { ChainData } from '../store/chain/chainData.ts';
import type { Deployments } from '../store/deployments.ts';
import type { ForumLink, ForumLinks } from '../store/forumLinks.ts';
import type { Organisation, Organisations } from '../store/organisations.ts';
import type { ForumClient } from './forumClient.ts';

const MINUTE_MS = 60_000;
/** How often both sides are compared. */
const EVERY_MS = 5 * MINUTE_MS;
const LONGEST_PAUSE_MS = 24 * 60 * MINUTE_MS;
/** Longer than one organisation takes at worst. */
const CLAIMED_MS = 30 * MINUTE_MS;
/** Organisations of one turn, and proposals of each that are looked at; older ones do not change any more. */
const MOST_AT_ONCE = 10;
const MOST_PROPOSALS = 50;
/** Proposals that one turn uploads; the next goes on. */
const MOST_UPLOADS = 20;

export interface ForumDependencies {
  now: Clock;
  log: Logger;
  organisations: Pick<Organisations, 'find'>;
  deployments: Pick<Deployments, 'contracts'>;
  chainData: Pick<ChainData, 'governors' | 'proposals'>;
  forumLinks: ForumLinks;
}

const nameOf = ({ chainId, governor, proposalId }: Proposal): string => `${chainId}/${governor}/${proposalId}`;
const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/** After so many failures in a row: a minute, and twice as long each time. */
export const forumPauseMs = (failures: number): number => Math.min(MINUTE_MS * 2 ** Math.min(failures - 1, 20), LONGEST_PAUSE_MS);

async function governorsOf({ deployments, chainData }: ForumDependencies, { id }: Organisation): Promise<GovernorView[]> {
  const contracts = (await deployments.contracts(id)).filter(({ kind }) => kind === 'governor');
  return chainData.governors(contracts.map(({ chainId, address }) => ({ chainId, address: getAddress(address) })));
}

/** What the forum is told again where it has changed: everything but what only counts. */
async function syncOne(dependencies: ForumDependencies, forum: ForumClient, link: ForumLink, organisation: Organisation) {
  const governors = await governorsOf(dependencies, organisation);
  const { name, description } = organisation;
  const { slug, url } = await forum.saveOrganisation(organisation.slug, { name, description, governors });
  const keys = governors.map(({ chainId, address }) => ({ chainId, address: getAddress(address) }));
  const { items } = await dependencies.chainData.proposals({ governors: keys, limit: MOST_PROPOSALS, cursor: undefined });
  const told: Record<string, string> = {};
  let uploads = 0;
  for (const proposal of items.toReversed()) {
    const [key, now] = [nameOf(proposal), digest(proposal)];
    const before = link.slug === slug ? link.told[key] : undefined;
    const isDue = before !== now && uploads < MOST_UPLOADS;
    if (isDue) {
      await forum.saveProposal(slug, key, proposal);
      uploads++;
    }
    const last = isDue ? now : before;
    if (last !== undefined) told[key] = last;
  }
  return { slug, url, told, topics: await forum.topics(slug) };
}

/** Brings organisations and the forum in step, both ways, for those that are due. Safe to repeat. */
export async function keepForumInStep(dependencies: ForumDependencies, forum: ForumClient): Promise<void> {
  const { forumLinks, organisations, now, log } = dependencies;
  const claimed = await forumLinks.claim(now(), new Date(now().getTime() + CLAIMED_MS), MOST_AT_ONCE);
  for (const link of claimed) {
    const { organisationId } = link;
    try {
      const organisation = await organisations.find(organisationId);
      if (!organisation) continue;
      const synced = await syncOne(dependencies, forum, link, organisation);
      const at = now();
      await forumLinks.save(organisationId, {
        ...synced,
        syncedAt: at,
        problem: null,
        failures: 0,
        nextAt: new Date(at.getTime() + EVERY_MS),
      });
    } catch (error) {
      const failures = link.failures + 1;
      log.warn({ err: error, organisationId }, 'the forum could not be brought in step');
      const nextAt = new Date(now().getTime() + forumPauseMs(failures));
      await forumLinks.save(organisationId, { failures, problem: 'The forum did not take or give everything.', nextAt });
    }
  }
}
