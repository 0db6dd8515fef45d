import { PLAN_DAYS } from '@althing/domain/organisation';
import { SAFE_LIMITS } from '@althing/domain/safes';
import { FEED_DAYS } from '@althing/domain/tasks';
import { PROPOSED_DAYS } from '../bonds/proposedDays.ts';
import { DRAFT_DAYS } from '../deployment/draftDays.ts';
import { organisationStep } from '../deployment/organisationState.ts';
import { createForumClient } from '../forum/forumClient.ts';
import { keepForumInStep } from '../forum/keepInStep.ts';
import type { Job } from '../external/jobs/jobRunner.ts';
import { createOutbox } from '../store/outbox/outbox.ts';
import type { Dependencies } from './dependencies.ts';

const DAY_MS = 24 * 3600_000;
/** Longer than a message can be delivered. */
const RELAYED_DAYS = 90;
/** Longer than any order of a bridge is good for. */
const ORDERED_DAYS = 2;
/** Longer than nearly anything waits that was simulated; what still does is compared with its next result from then on. */
const SIMULATED_DAYS = 365;
/** Of what is forgotten each day, so that one statement never rewrites a table. */
const PLANS_AT_ONCE = 2_000;
const SIMULATIONS_AT_ONCE = 20_000;
/** Live events are kept for an hour, for browsers that reconnect. */
const EVENTS_KEPT_MS = 3600_000;

type DaysAgo = (days: number) => Date;

/** What is kept for a while only. */
function forgetting(dependencies: Dependencies, daysAgo: DaysAgo): Job[] {
  const { pool, now, users, rateLimits, relayerStore, safeRecords, routeOrders, simulations, taskFeeds } = dependencies;
  const outbox = createOutbox(pool);
  return [
    {
      name: 'forget-relayed',
      schedule: '7 4 * * *',
      perform: () => relayerStore.forget(daysAgo(RELAYED_DAYS)),
    },
    {
      name: 'forget-safes',
      schedule: '57 4 * * *',
      async perform() {
        const before = daysAgo(SAFE_LIMITS.keptDays);
        await safeRecords.messages.forget(before);
        await safeRecords.unfollow(before);
      },
    },
    {
      name: 'forget-route-orders',
      schedule: '27 4 * * *',
      perform: () => routeOrders.forget(daysAgo(ORDERED_DAYS)),
    },
    {
      name: 'forget-simulations',
      schedule: '37 5 * * *',
      perform: () => simulations.forget(daysAgo(SIMULATED_DAYS), SIMULATIONS_AT_ONCE),
    },
    {
      name: 'end-feeds',
      schedule: '47 5 * * *',
      perform: () => taskFeeds.forget({ keys: daysAgo(FEED_DAYS.key), contracts: daysAgo(FEED_DAYS.contract) }),
    },
    { name: 'forget-events', schedule: '*/5 * * * *', perform: () => outbox.prune(EVENTS_KEPT_MS) },
    { name: 'forget-rate-limits', schedule: '*/10 * * * *', perform: () => rateLimits.forget() },
    { name: 'forget-sessions', schedule: '17 * * * *', perform: () => users.forgetSessions(now()) },
  ];
}

/** What the server does on a schedule, in the order of the time of day. */
export function jobsOf(dependencies: Dependencies): Job[] {
  const { log, now, organisations, bondRecords, upgradeProposals } = dependencies;
  const daysAgo: DaysAgo = (days) => new Date(now().getTime() - days * DAY_MS);
  const { forum } = dependencies.config;
  return [
    ...(forum === null
      ? []
      : [{ name: 'keep-forum-in-step', schedule: '* * * * *', perform: () => keepForumInStep(dependencies, createForumClient(forum)) }]),
    ...forgetting(dependencies, daysAgo),
    {
      name: 'expire-drafts',
      schedule: '37 * * * *',
      async perform() {
        const count = await organisations.expireDrafts(daysAgo(DRAFT_DAYS));
        if (count > 0) log.info({ count }, 'removed drafts that nobody touched');
      },
    },
    {
      name: 'expire-plans',
      schedule: '27 * * * *',
      async perform() {
        const { from, to } = organisationStep('expire');
        const count = await organisations.expirePlans(daysAgo(PLAN_DAYS), from, to);
        if (count > 0) log.info({ count }, 'plans that nobody deployed have expired');
      },
    },
    {
      name: 'expire-upgrade-proposals',
      schedule: '7 * * * *',
      async perform() {
        const count = await upgradeProposals.expire(now());
        if (count > 0) log.info({ count }, 'upgrade proposals have expired');
      },
    },
    {
      name: 'forget-upgrade-plans',
      schedule: '17 5 * * *',
      async perform() {
        const count = await upgradeProposals.forgetPlans(now(), PLANS_AT_ONCE);
        if (count > 0) log.info({ count }, 'forgot plans of upgrade proposals that expired long ago');
      },
    },
    {
      name: 'expire-proposed-markets',
      schedule: '47 * * * *',
      async perform() {
        const count = await bondRecords.expireProposed(daysAgo(PROPOSED_DAYS));
        if (count > 0) log.info({ count }, 'removed proposals of markets that nobody created');
      },
    },
  ];
}
