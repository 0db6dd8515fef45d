import type { Hex } from '@althing/domain/units';
import type { UpgradeProposal } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { invalid, unavailable } from '../../base/errors.ts';
import { isUnreachable } from '../../chains/reachable.ts';
import { withExistingTokens } from '../../deployment/existingTokens.ts';
import { type Cursor, decodeCursor } from '../../store/cursor.ts';
import type { Organisation } from '../../store/organisations.ts';
import type { User } from '../../store/users.ts';
import { visibleTo } from '../../store/visibleTo.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';
import type { NodeTurns } from '../nodeTurns.ts';
import type { PlanningTurns } from '../planningTurns.ts';
import { createUsableForm } from './usableForm.ts';

type Keys =
  | 'GET /api/v1/organisations/:id/upgrade-proposals'
  | 'GET /api/v1/organisations/upgrade-proposals/:id'
  | 'POST /api/v1/organisations/upgrade-proposals/:id/sign'
  | 'POST /api/v1/organisations/upgrade-proposals/:id/execute'
  | 'POST /api/v1/organisations/upgrade-proposals/:id/register'
  | 'POST /api/v1/organisations/:slug/upgrade-proposals/preview'
  | 'POST /api/v1/organisations/:slug/upgrade-proposals';
type Dependencies = Pick<ApiDependencies, 'chains' | 'files' | 'categories' | 'organisations' | 'upgrades' | 'simulation'>;

function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  const cursor = decodeCursor(text);
  if (!cursor || !/^[1-9]\d{3}-/.test(cursor.key) || !z.iso.datetime().safeParse(cursor.key).success) {
    throw invalid('The cursor is not one of this list');
  }
  return cursor;
}

/** Supplies of existing tokens change from day to day; the organisation goes on with those that it was reviewed with. */
function withReviewedSupplies(form: OrganisationInput, { token: reviewed }: Organisation): OrganisationInput {
  const { token } = form;
  if (!token || !reviewed) return form;
  const existingTokens = token.existingTokens?.map((entry) => {
    const before = reviewed.existingTokens?.find(({ chainId, address }) => chainId === entry.chainId && address === entry.address);
    return before?.totalSupply === undefined ? entry : { ...entry, totalSupply: before.totalSupply };
  });
  return { ...form, token: { ...token, ...(existingTokens && { existingTokens }) } };
}

async function reachable<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw isUnreachable(error) ? unavailable('A chain cannot be reached. Nothing is lost; please try again.', 'rpc-unavailable') : error;
  });
}

export function upgradeHandlers(dependencies: Dependencies, inTurn: PlanningTurns, inNodeTurn: NodeTurns): Handlers<Keys> {
  const { chains, organisations, upgrades, simulation } = dependencies;
  const requireUsable = createUsableForm(dependencies);

  async function usable(slug: string, user: User, form: OrganisationInput) {
    const organisation = visibleTo(user, await organisations.findBySlug(slug));
    await requireUsable(form, user, organisation.logoId);
    return { organisation, upgraded: withReviewedSupplies(await withExistingTokens(chains, form), organisation) };
  }

  async function propose(slug: string, user: User, proposalName: string, form: OrganisationInput) {
    const { organisation, upgraded } = await usable(slug, user, form);
    return upgrades.propose(organisation, user, { proposalName, upgraded });
  }

  /** Nobody waits for it: what is proposed is told by its page, and this is what that is compared with. */
  function keepSimulations(request: FastifyRequest, { id, chainIds }: UpgradeProposal) {
    for (const chainId of chainIds) {
      void inNodeTurn(request, () => simulation.keep({ type: 'upgrade', chainId, proposalId: id })).catch(() => undefined);
    }
  }

  async function preview(slug: string, user: User, form: OrganisationInput) {
    const { organisation, upgraded } = await usable(slug, user, form);
    return upgrades.preview(organisation, upgraded);
  }

  return {
    async 'GET /api/v1/organisations/:id/upgrade-proposals'({ params, query, caller }) {
      const organisation = visibleTo(caller?.user ?? null, await organisations.find(params.id));
      return upgrades.list(organisation, { limit: query.limit, after: readCursor(query.cursor), state: query.state });
    },

    'GET /api/v1/organisations/upgrade-proposals/:id': ({ params, caller, request }) =>
      inNodeTurn(request, () => upgrades.show(params.id, caller?.user ?? null)),

    'POST /api/v1/organisations/upgrade-proposals/:id/sign': ({ params, body, caller: { user } }) =>
      reachable(upgrades.vote(params.id, user, body.signature as Hex)),

    'POST /api/v1/organisations/upgrade-proposals/:id/execute': ({ params, caller: { user } }) =>
      reachable(upgrades.execute(params.id, user)),

    'POST /api/v1/organisations/upgrade-proposals/:id/register': ({ params, caller: { user } }) =>
      reachable(upgrades.register(params.id, user)),

    'POST /api/v1/organisations/:slug/upgrade-proposals/preview': ({ params, body, caller, request }) =>
      inTurn({ request, caller }, () => preview(params.slug, caller.user, body.upgradedOrganisation)),

    async 'POST /api/v1/organisations/:slug/upgrade-proposals'({ params, body, caller, request }) {
      const work = () => propose(params.slug, caller.user, body.proposalName, body.upgradedOrganisation);
      const proposal = await inTurn({ request, caller }, work);
      keepSimulations(request, proposal);
      return proposal;
    },
  };
}
