import { type Hex, sameAddress } from '@althing/domain/units';
import { getAddress } from 'viem';
import { isUnreachable } from '../../chains/reachable.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { mayDeploy } from '../../deployment/permission.ts';
import type { Organisation } from '../../store/organisations.ts';
import type { User } from '../../store/users.ts';
import type { Handlers } from '../endpointHandlers.ts';
import type { PlanningTurns } from '../planningTurns.ts';
import { invalid, notFound, unavailable } from '../../base/errors.ts';
import { createDetailView } from './organisations.ts';

type Keys =
  | 'POST /api/v1/organisations/:id/register'
  | 'POST /api/v1/organisations/:id/contracts'
  | 'POST /api/v1/organisations/:id/contracts/:contractId/reset'
  | 'PATCH /api/v1/organisations/:id/complete-deployment'
  | 'POST /api/v1/organisations/:id/receipt';
type Dependencies = Pick<ApiDependencies, 'organisations' | 'deployments' | 'receipts' | 'chainData' | 'ledger'>;

export function deploymentHandlers(dependencies: Dependencies, inTurn: PlanningTurns): Handlers<Keys> {
  const { organisations, ledger } = dependencies;
  const toDetail = createDetailView(dependencies);

  /** Runs `work` on an organisation that the user may deploy; throws `notFound` or `forbidden` otherwise. */
  async function onOwn<Result>(id: string, user: User, work: (organisation: Organisation) => Promise<Result>): Promise<Result> {
    const organisation = await organisations.find(id);
    // The creator may be signed in with the same address on another chain. That account is told to sign in there instead of "not found".
    const isHidden = organisation?.state === 'draft' && !mayDeploy(organisation, user) && !sameAddress(organisation.creator, user.address);
    if (!organisation || isHidden) throw notFound('Organisation');
    ledger.requireDeployer(organisation, user);
    try {
      return await work(organisation);
    } catch (error) {
      if (isUnreachable(error)) throw unavailable('A chain cannot be reached. Nothing is lost; please try again.', 'rpc-unavailable');
      throw error;
    }
  }

  /** As `onOwn`, and answers the organisation as it is afterwards. */
  async function change(id: string, user: User, work: (organisation: Organisation) => Promise<void>) {
    await onOwn(id, user, work);
    return toDetail((await organisations.find(id))!);
  }

  return {
    'POST /api/v1/organisations/:id/register': ({ params, body, caller, request }) =>
      change(params.id, caller.user, (organisation) => {
        const deployers = body.deployers.map(({ chainId, deployer }) => ({ chainId, deployer: getAddress(deployer) }));
        return inTurn({ request, caller }, () => ledger.register(organisation, caller.user, deployers));
      }),

    'POST /api/v1/organisations/:id/contracts': ({ params, body, caller: { user } }) =>
      change(params.id, user, (organisation) => {
        if (!organisation.chainIds.includes(body.chainId)) throw invalid(`The organisation is not on chain ${body.chainId}`);
        return ledger.report(organisation, body.chainId, body.transactionHash.toLowerCase() as Hex);
      }),

    'POST /api/v1/organisations/:id/contracts/:contractId/reset': ({ params, caller: { user } }) =>
      change(params.id, user, (organisation) => ledger.reset(organisation, params.contractId)),

    'PATCH /api/v1/organisations/:id/complete-deployment': ({ params, caller: { user } }) =>
      change(params.id, user, (organisation) => ledger.complete(organisation)),

    'POST /api/v1/organisations/:id/receipt': ({ params, caller: { user } }) =>
      onOwn(params.id, user, (organisation) => ledger.readAgain(organisation)),
  };
}
