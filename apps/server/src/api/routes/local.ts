import { isUnreachable } from '../../chains/reachable.ts';
import { createScoreAttestor } from '../../attestations/attestScore.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';
import { invalid, notFound, unavailable } from '../../base/errors.ts';

type Dependencies = Pick<ApiDependencies, 'config' | 'chains' | 'organisations' | 'relayerStore'>;
type LocalEndpoint =
  | 'POST /api/v1/local/advance-time'
  | 'POST /api/v1/local/passport-scores'
  | 'PUT /api/v1/local/bridges/:bridge/faults'
  | 'PUT /api/v1/local/organisations/:id/demo';
interface IncreaseTime {
  Method: 'evm_increaseTime';
  Parameters: [seconds: number];
  ReturnType: unknown;
}
interface Mine {
  Method: 'evm_mine';
  Parameters: [];
  ReturnType: unknown;
}

/** Endpoints that only work on local chains, such as moving the clock. */
export function localHandlers({ config, chains, organisations, relayerStore }: Dependencies): Handlers<LocalEndpoint> {
  async function advance(chainId: number, seconds: number) {
    const client = chains.client(chainId);
    await client.request<IncreaseTime>({ method: 'evm_increaseTime', params: [seconds] });
    await client.request<Mine>({ method: 'evm_mine', params: [] });
    const { timestamp } = await client.getBlock();
    return { chainId, timestamp: new Date(Number(timestamp) * 1000).toISOString() };
  }

  const attestScore = createScoreAttestor({ config, chains });
  return {
    async 'POST /api/v1/local/advance-time'({ body }) {
      if (config.network !== 'local') throw notFound('Route');
      if (body.chainId !== undefined && !chains.has(body.chainId)) throw invalid(`Chain ${body.chainId} is not supported`, 'unknown-chain');
      const ids = body.chainId === undefined ? chains.ids : [body.chainId];
      try {
        return { chains: await Promise.all(ids.map((chainId) => advance(chainId, body.seconds))) };
      } catch (error) {
        if (isUnreachable(error)) throw unavailable('A chain cannot be reached', 'rpc-unavailable');
        throw error;
      }
    },

    async 'POST /api/v1/local/passport-scores'({ body, caller: { user } }) {
      const answer = await attestScore({ chainId: body.chainId, account: user.address, points: body.score });
      if (!answer) throw notFound('Route');
      return answer;
    },

    async 'PUT /api/v1/local/bridges/:bridge/faults'({ params, body }) {
      if (config.network !== 'local') throw notFound('Route');
      await relayerStore.setFaults(params.bridge, body);
      return body;
    },

    async 'PUT /api/v1/local/organisations/:id/demo'({ params }) {
      if (config.network !== 'local') throw notFound('Route');
      if (!(await organisations.markAsDemo(params.id))) throw notFound('Organisation');
      return { id: params.id, isDemo: true as const };
    },
  };
}
