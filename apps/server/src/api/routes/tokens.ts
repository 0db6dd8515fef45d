import { sentenceOf } from '@althing/domain/errors';
import type { EndpointResponse } from '@althing/domain/http';
import type { Address, ChainId } from '@althing/domain/units';
import { getAddress } from 'viem';
import { createSharedAnswers } from '../../base/sharedAnswers.ts';
import { invalid, Refusal, unavailable } from '../../base/errors.ts';
import { isXerc20 } from '../../chains/isXerc20.ts';
import { isUnreachable } from '../../chains/reachable.ts';
import { readToken } from '../../chains/readToken.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';
import type { NodeTurns } from '../nodeTurns.ts';

type Key = 'GET /api/v1/tokens/:chainId/:address';
type Dependencies = Pick<ApiDependencies, 'chains' | 'deployments' | 'now'>;
type TokenSelf = Omit<EndpointResponse<Key>, 'isOrganisationToken'>;

/** Milliseconds an answer is reused: a token's name and decimals rarely change. */
const LIFETIME_MS = 60_000;
const MOST_ANSWERS = 1_000;

const notValid = () => new Refusal('missing', 'tokens-invalid', sentenceOf('tokens-invalid'));

export function tokenHandlers({ chains, deployments, now }: Dependencies, inTurn: NodeTurns): Handlers<Key> {
  const share = createSharedAnswers<TokenSelf>(now, LIFETIME_MS, MOST_ANSWERS);

  async function ask(chainId: ChainId, address: Address): Promise<TokenSelf> {
    const client = chains.quick(chainId);
    try {
      const token = await readToken(client, address);
      // Without a name or symbol it could not be told from other tokens.
      if (!token || token.name === '' || token.symbol === '') throw notValid();
      return { chainId, address, ...token, isXERC20: await isXerc20(client, address) };
    } catch (error) {
      throw isUnreachable(error) ? unavailable('The chain cannot be reached', 'rpc-unavailable') : error;
    }
  }

  return {
    async 'GET /api/v1/tokens/:chainId/:address'({ params, request }) {
      const { chainId } = params;
      if (!chains.has(chainId)) throw invalid(`Chain ${chainId} is not supported`, 'unknown-chain');
      const address = getAddress(params.address);
      const self = await inTurn(request, () => share(`${chainId}:${address}`, () => ask(chainId, address)));
      return { ...self, isOrganisationToken: await deployments.hasDeployedToken(chainId, address) };
    },
  };
}
