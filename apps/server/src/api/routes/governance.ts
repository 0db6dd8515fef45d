import { sentenceOf } from '@althing/domain/errors';
import { getAddress } from 'viem';
import { isNodeFailure } from '../../chains/reachable.ts';
import { readGovernor } from '../../chains/readGovernor.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { ContractKey } from '../../store/chain/chainData.ts';
import type { Caller } from '../auth/authenticate.ts';
import { visibleTo } from '../../store/visibleTo.ts';
import type { Handlers } from '../endpointHandlers.ts';
import { invalid, notFound, Refusal, unavailable } from '../../base/errors.ts';

type Keys =
  | 'GET /api/v1/users/me/proposals'
  | 'GET /api/v1/organisations/:id/proposals'
  | 'GET /api/v1/organisations/:id/contract-events'
  | 'GET /api/v1/organisations/contract-events'
  | 'GET /api/v1/organisations/governors/names'
  | 'GET /api/v1/organisations/governors/:chainId/:governor/name'
  | 'GET /api/v1/organisations/governors/:chainId/:governor/proposals'
  | 'GET /api/v1/organisations/governors/:chainId/:governor/proposals/:proposalId'
  | 'GET /api/v1/organisations/governors/:chainId/:governor/proposals/:proposalId/votes';
const noGovernor = () => new Refusal('missing', 'governor-not-found', sentenceOf('governor-not-found'));

type Dependencies = Pick<ApiDependencies, 'chains' | 'organisations' | 'deployments' | 'chainData'>;

export function governanceHandlers({ chains, organisations, deployments, chainData }: Dependencies): Handlers<Keys> {
  const governorOf = ({ chainId, governor }: { chainId: number; governor: string }): ContractKey => {
    if (!chains.has(chainId)) throw notFound('Governor');
    return { chainId, address: getAddress(governor) };
  };

  async function contractsOf(id: string, caller: Caller | null) {
    visibleTo(caller?.user ?? null, await organisations.find(id));
    return deployments.contracts(id);
  }

  return {
    async 'GET /api/v1/users/me/proposals'({ caller: { user } }) {
      return { items: await chainData.ownProposals(user) };
    },

    async 'GET /api/v1/organisations/:id/proposals'({ params, query, caller }) {
      const governors = (await contractsOf(params.id, caller)).filter(({ kind }) => kind === 'governor');
      return chainData.proposals({
        ...query,
        governors: governors.map(({ chainId, address }) => ({ chainId, address: getAddress(address) })),
      });
    },

    async 'GET /api/v1/organisations/:id/contract-events'({ params, query, caller }) {
      const contracts = (await contractsOf(params.id, caller)).filter(({ chainId }) => chainId === query.chainId);
      return chainData.events({ ...query, addresses: contracts.map(({ address }) => getAddress(address)) });
    },

    async 'GET /api/v1/organisations/contract-events'({ query }) {
      const { to, eventContractAddress, ...filter } = query;
      const address = eventContractAddress ?? to;
      if (address === undefined) throw invalid('Name the contract in eventContractAddress or to');
      return chainData.events({ ...filter, addresses: [getAddress(address)] });
    },

    async 'GET /api/v1/organisations/governors/names'({ query }) {
      const { address, ...filter } = query;
      return chainData.governorNames({ ...filter, address: address === undefined ? undefined : getAddress(address) });
    },

    async 'GET /api/v1/organisations/governors/:chainId/:governor/name'({ params: { chainId, governor } }) {
      if (!chains.has(chainId)) throw noGovernor();
      try {
        const found = await readGovernor(chains.quick(chainId), getAddress(governor));
        if (!found) throw noGovernor();
        return { chainId, address: getAddress(governor), ...found };
      } catch (error) {
        if (isNodeFailure(error)) throw unavailable('The chain does not answer at the moment', 'rpc-unavailable');
        throw error;
      }
    },

    async 'GET /api/v1/organisations/governors/:chainId/:governor/proposals'({ params, query }) {
      return chainData.proposals({ ...query, governors: [governorOf(params)] });
    },

    async 'GET /api/v1/organisations/governors/:chainId/:governor/proposals/:proposalId'({ params }) {
      const proposal = await chainData.proposal(governorOf(params), params.proposalId);
      if (!proposal) throw notFound('Proposal');
      return proposal;
    },

    async 'GET /api/v1/organisations/governors/:chainId/:governor/proposals/:proposalId/votes'({ params, query }) {
      return chainData.votes(governorOf(params), params.proposalId, {
        ...query,
        voter: query.voter === undefined ? undefined : getAddress(query.voter),
      });
    },
  };
}
