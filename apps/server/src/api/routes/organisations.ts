import type { OrganisationDetail } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import type { Hex } from '@althing/domain/units';
import { getAddress } from 'viem';
import { noRoom } from '../../deployment/draftDays.ts';
import { withExistingTokens } from '../../deployment/existingTokens.ts';
import { mayDeploy } from '../../deployment/permission.ts';
import { z } from 'zod';
import type { ApiDependencies } from '../dependencies.ts';
import { type Cursor, decodeCursor } from '../../store/cursor.ts';
import type { Organisation } from '../../store/organisations.ts';
import type { User } from '../../store/users.ts';
import { isForeignKeyViolation } from '../../store/violations.ts';
import { visibleTo } from '../../store/visibleTo.ts';
import type { Handlers } from '../endpointHandlers.ts';
import type { PlanningTurns } from '../planningTurns.ts';
import { forbidden, invalid } from '../../base/errors.ts';
import { createUsableForm, noSuchLogo } from './usableForm.ts';
import { mayCreateOrganisations } from './users.ts';

type Keys =
  | 'GET /api/v1/organisations'
  | 'GET /api/v1/organisations/categories'
  | 'POST /api/v1/organisations'
  | 'GET /api/v1/organisations/id/:id'
  | 'GET /api/v1/organisations/slug/:slug';
type Dependencies = Pick<
  ApiDependencies,
  | 'config'
  | 'chains'
  | 'files'
  | 'categories'
  | 'organisations'
  | 'organisationList'
  | 'deployments'
  | 'receipts'
  | 'chainData'
  | 'planner'
  | 'now'
>;

/** docs/requirements.md#creators */
const NOT_A_CREATOR = 'Your wallet is not authorized to create organisations';

/** An ISO time as we write it. Years with other than four digits are refused, because Postgres spells them differently. */
const isTime = (text: string) => /^[1-9]\d{3}-/.test(text) && z.iso.datetime().safeParse(text).success;

function readCursor(text: string | undefined, sort: string): Cursor | undefined {
  if (text === undefined) return undefined;
  const cursor = decodeCursor(text);
  const byTime = sort === 'newest' || sort === 'oldest';
  if (!cursor || (byTime && !isTime(cursor.key))) throw invalid('The cursor is not one of this list');
  return cursor;
}

/** The whole organisation as the API answers it: form, ledger, settings of its governors on chain, and the last read-back. */
export function createDetailView({ deployments, receipts, chainData }: Pick<Dependencies, 'deployments' | 'receipts' | 'chainData'>) {
  return async function toDetail(organisation: Organisation): Promise<OrganisationDetail> {
    const [planned, contracts, receipt] = await Promise.all([
      deployments.deployers(organisation.id),
      deployments.contracts(organisation.id),
      receipts.newest(organisation.id),
    ]);
    const governors = contracts.filter(({ kind, state }) => kind === 'governor' && (state === 'confirmed' || state === 'verified'));
    return {
      ...organisation,
      logo: organisation.logoId,
      createdAt: organisation.createdAt.toISOString(),
      deployers: planned.map(({ chainId, deployer }) => ({ chainId, deployer: getAddress(deployer) })),
      contracts: contracts.map(({ id, chainId, stepId, kind, name, address, state, reason, transactionHash }) => ({
        id,
        chainId,
        stepId,
        kind,
        name,
        address: getAddress(address),
        state,
        reason,
        transactionHash,
      })),
      governors: await chainData.governors(governors.map(({ chainId, address }) => ({ chainId, address: getAddress(address) }))),
      receipt,
    };
  };
}

export function organisationHandlers(dependencies: Dependencies, inTurn: PlanningTurns): Handlers<Keys> {
  const { config, chains, categories, organisations, organisationList, deployments, planner, now } = dependencies;
  const toDetail = createDetailView(dependencies);

  const requireUsable = createUsableForm(dependencies);

  /** Opening an organisation as somebody who may deploy it resumes checking its chains where the server had stopped doing so. */
  async function opened(viewer: User | null, found: Organisation | undefined): Promise<OrganisationDetail> {
    const organisation = visibleTo(viewer, found);
    if (viewer && organisation.state !== 'deployed' && mayDeploy(organisation, viewer)) await deployments.wake(organisation.id, now());
    return toDetail(organisation);
  }

  async function create({ salt, ...asked }: OrganisationInput & { salt?: string | undefined }, creator: User): Promise<Organisation> {
    const quota = config.organisationQuota;
    await requireUsable(asked, creator);
    // Checked before planning, so that a creator without quota costs no planning work.
    const own = { ...asked, salt: salt as Hex | undefined };
    if (!(await organisations.mayCreate(own, { creatorId: creator.id, quota }))) throw forbidden(noRoom(quota), 'organisation-quota');
    const form = await withExistingTokens(chains, asked);
    await planner.check(form, creator.address);
    const id = await organisations.create({ ...own, ...form }, { creatorId: creator.id, now: now(), quota }).catch((error: unknown) => {
      throw isForeignKeyViolation(error, 'organisations_logo_id_files_id_fk') ? noSuchLogo() : error;
    });
    if (id === undefined) throw forbidden(noRoom(quota), 'organisation-quota');
    return (await organisations.find(id))!;
  }

  return {
    async 'GET /api/v1/organisations'({ query, caller }) {
      const { cursor, creator, contract, ...filter } = query;
      const page = await organisationList({
        ...filter,
        cursor: readCursor(cursor, query.sort),
        creator: creator === undefined ? undefined : getAddress(creator),
        contract: contract === undefined ? undefined : getAddress(contract),
        viewerId: caller?.user.id ?? null,
      });
      return {
        items: page.items.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
        nextCursor: page.nextCursor,
      };
    },

    async 'GET /api/v1/organisations/categories'() {
      return { items: await categories.list(), nextCursor: null };
    },

    async 'POST /api/v1/organisations'({ body, caller, request }) {
      if (!mayCreateOrganisations(config, caller.user)) throw forbidden(NOT_A_CREATOR, 'creation-not-allowed');
      return toDetail(await inTurn({ request, caller }, () => create(body, caller.user)));
    },

    'GET /api/v1/organisations/id/:id': async ({ params, caller }) => opened(caller?.user ?? null, await organisations.find(params.id)),

    'GET /api/v1/organisations/slug/:slug': async ({ params, caller }) =>
      opened(caller?.user ?? null, await organisations.findBySlug(params.slug)),
  };
}
