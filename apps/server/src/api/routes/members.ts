import { NOT_A_MEMBER } from '@althing/domain/members';
import { getAddress } from 'viem';
import { forbidden, notFound } from '../../base/errors.ts';
import type { ContractKey } from '../../store/chain/chainData.ts';
import type { MembersOf } from '../../store/chain/members.ts';
import type { DelegateStatement } from '../../store/delegateStatements.ts';
import { visibleTo } from '../../store/visibleTo.ts';
import type { Caller } from '../auth/authenticate.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';

type Keys =
  | 'GET /api/v1/organisations/:id/activity'
  | 'GET /api/v1/organisations/:id/members'
  | 'GET /api/v1/organisations/:id/members/:chainId/:account'
  | 'GET /api/v1/organisations/:id/members/:chainId/:account/votes'
  | 'GET /api/v1/organisations/:id/members/:chainId/:account/delegators'
  | 'PUT /api/v1/organisations/:id/members/me/statement';
type Dependencies = Pick<ApiDependencies, 'organisations' | 'deployments' | 'chainData' | 'delegateStatements' | 'now'>;

const told = (statement: DelegateStatement | null | undefined) =>
  statement ? { text: statement.text, writtenAt: statement.writtenAt.toISOString() } : null;

/** People of an organisation, and what happens in it. */
export function memberHandlers({ organisations, deployments, chainData, delegateStatements, now }: Dependencies): Handlers<Keys> {
  async function contractsOf(id: string, caller: Caller | null) {
    visibleTo(caller?.user ?? null, await organisations.find(id));
    return deployments.contracts(id);
  }
  const keyOf = ({ chainId, address }: { chainId: number; address: string }): ContractKey => ({ chainId, address: getAddress(address) });

  /** Undefined where the organisation has no token on that chain. */
  async function membersOf({ id, chainId }: { id: string; chainId: number }, caller: Caller | null): Promise<MembersOf | undefined> {
    const contracts = await contractsOf(id, caller);
    const here = contracts.filter((contract) => contract.chainId === chainId);
    const token = here.find(({ kind }) => kind === 'token');
    return (
      token && {
        organisationId: id,
        token: keyOf(token),
        vestings: here.filter(({ kind }) => kind === 'tokenVesting').map(({ address }) => getAddress(address)),
        governors: contracts.filter(({ kind }) => kind === 'governor').map(keyOf),
      }
    );
  }
  async function requireMembers(params: { id: string; chainId: number }, caller: Caller | null): Promise<MembersOf> {
    const of = await membersOf(params, caller);
    if (!of) throw notFound('Token');
    return of;
  }

  return {
    async 'GET /api/v1/organisations/:id/activity'({ params, query, caller }) {
      return chainData.activity({ organisationId: params.id, contracts: await contractsOf(params.id, caller) }, query);
    },

    async 'GET /api/v1/organisations/:id/members'({ params, query, caller }) {
      const { chainId, ...filter } = query;
      const of = await membersOf({ ...params, chainId }, caller);
      return of ? chainData.members(of, filter) : { items: [], nextCursor: null, supply: '0', recentProposals: 0 };
    },

    async 'GET /api/v1/organisations/:id/members/:chainId/:account'({ params, caller }) {
      const of = await requireMembers(params, caller);
      const account = getAddress(params.account);
      const [detail, statement] = await Promise.all([
        chainData.member(of, account),
        delegateStatements.of(params.id, account, params.chainId),
      ]);
      const { balance, votingPower } = detail.member;
      return { ...detail, statement: balance === '0' && votingPower === '0' ? null : told(statement) };
    },

    async 'GET /api/v1/organisations/:id/members/:chainId/:account/votes'({ params, query, caller }) {
      const { governors } = await requireMembers(params, caller);
      return chainData.memberVotes(governors, getAddress(params.account), query);
    },

    async 'GET /api/v1/organisations/:id/members/:chainId/:account/delegators'({ params, query, caller }) {
      const { token } = await requireMembers(params, caller);
      return chainData.delegators(token, getAddress(params.account), query);
    },

    async 'PUT /api/v1/organisations/:id/members/me/statement'({ params, body, caller }) {
      const tokens = (await contractsOf(params.id, caller)).filter(({ kind }) => kind === 'token');
      // What was written can be taken back also by whoever has nothing any more.
      if (body.text !== '' && !(await delegateStatements.isMember(caller.user, tokens))) throw forbidden(NOT_A_MEMBER, 'not-a-member');
      return { statement: told(await delegateStatements.write(params.id, caller.user, body.text, now())) };
    },
  };
}
