import { PLAN_DAYS } from '@althing/domain/organisation';
import { SAFE_LIMITS } from '@althing/domain/safes';
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
/** Of what is forgotten each day, so that one statement never rewrites a table. */
const PLANS_AT_ONCE = 2_000;
/** Live events are kept for an hour, for browsers that reconnect. */
const EVENTS_KEPT_MS = 3600_000;

/** What the server does on a schedule, in the order of the time of day. */
export function jobsOf(dependencies: Dependencies): Job[] {
  const { pool, log, now, organisations, bondRecords, users, rateLimits, relayerStore, safeRecords, upgradeProposals, routeOrders } =
    dependencies;
  const { forum } = dependencies.config;
  const outbox = createOutbox(pool);
  return [
    ...(forum === null
      ? []
      : [{ name: 'keep-forum-in-step', schedule: '* * * * *', perform: () => keepForumInStep(dependencies, createForumClient(forum)) }]),
    {
      name: 'forget-relayed',
      schedule: '7 4 * * *',
      perform: () => relayerStore.forget(new Date(now().getTime() - RELAYED_DAYS * DAY_MS)),
    },
    {
      name: 'forget-safes',
      schedule: '57 4 * * *',
      async perform() {
        const before = new Date(now().getTime() - SAFE_LIMITS.keptDays * DAY_MS);
        await safeRecords.messages.forget(before);
        await safeRecords.unfollow(before);
      },
    },
    {
      name: 'forget-route-orders',
      schedule: '27 4 * * *',
      perform: () => routeOrders.forget(new Date(now().getTime() - ORDERED_DAYS * DAY_MS)),
    },
    { name: 'forget-events', schedule: '*/5 * * * *', perform: () => outbox.prune(EVENTS_KEPT_MS) },
    { name: 'forget-rate-limits', schedule: '*/10 * * * *', perform: () => rateLimits.forget() },
    { name: 'forget-sessions', schedule: '17 * * * *', perform: () => users.forgetSessions(now()) },
    {
      name: 'expire-drafts',
      schedule: '37 * * * *',
      async perform() {
        const count = await organisations.expireDrafts(new Date(now().getTime() - DRAFT_DAYS * DAY_MS));
        if (count > 0) log.info({ count }, 'removed drafts that nobody touched');
      },
    },
    {
      name: 'expire-plans',
      schedule: '27 * * * *',
      async perform() {
        const { from, to } = organisationStep('expire');
        const count = await organisations.expirePlans(new Date(now().getTime() - PLAN_DAYS * DAY_MS), from, to);
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
        const count = await bondRecords.expireProposed(new Date(now().getTime() - PROPOSED_DAYS * DAY_MS));
        if (count > 0) log.info({ count }, 'removed proposals of markets that nobody created');
      },
    },
  ];
}
