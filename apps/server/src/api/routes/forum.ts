import type { ForumView } from '@althing/domain/http';
import { FORUM_REASONS, forumReason } from '@althing/domain/modules';
import { Refusal } from '../../base/errors.ts';
import type { Organisation } from '../../store/organisations.ts';
import type { User } from '../../store/users.ts';
import { visibleTo } from '../../store/visibleTo.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';

type Keys = 'GET /api/v1/organisations/:id/tally' | 'PUT /api/v1/organisations/:id/tally';
type Dependencies = Pick<ApiDependencies, 'config' | 'now' | 'organisations' | 'forumLinks'>;

export function forumHandlers({ config, now, organisations, forumLinks }: Dependencies): Handlers<Keys> {
  const reasonFor = (organisation: Organisation, viewer: User | null) =>
    forumReason({
      isConfigured: config.forum !== null,
      isDeployed: organisation.state === 'deployed',
      hasGovernor: organisation.modules.governor.length > 0,
      isCreator: viewer?.id === organisation.creatorId,
    });

  async function view(organisation: Organisation, viewer: User | null): Promise<ForumView> {
    const [link, reason] = [await forumLinks.find(organisation.id), reasonFor(organisation, viewer)];
    return {
      isEnabled: link !== undefined,
      tallySlug: link?.slug ?? null,
      url: link?.url ?? null,
      syncedAt: link?.syncedAt?.toISOString() ?? null,
      problem: link?.problem ?? null,
      topics: link?.topics ?? [],
      reason: reason === undefined ? null : FORUM_REASONS[reason],
    };
  }

  return {
    async 'GET /api/v1/organisations/:id/tally'({ params, caller }) {
      const viewer = caller?.user ?? null;
      return view(visibleTo(viewer, await organisations.find(params.id)), viewer);
    },

    async 'PUT /api/v1/organisations/:id/tally'({ params, body, caller: { user } }) {
      const organisation = visibleTo(user, await organisations.find(params.id));
      const reason = reasonFor(organisation, user);
      if (reason !== undefined) throw new Refusal(reason === 'forum-not-creator' ? 'forbidden' : 'conflict', reason, FORUM_REASONS[reason]);
      await (body.isEnabled ? forumLinks.add(organisation.id, now()) : forumLinks.remove(organisation.id));
      return view(organisation, user);
    },
  };
}
