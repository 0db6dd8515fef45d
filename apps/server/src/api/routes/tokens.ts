import { sentenceOf } from '@althing/domain/errors';
import type { EndpointResponse } from '@althing/domain/http';
import type { Address, ChainId } from '@althing/domain/units';
import { BaseError, getAddress } from 'viem';
import { createSharedAnswers } from '../../base/sharedAnswers.ts';
import { invalid, Refusal, unavailable } from '../../base/errors.ts';
import { isXerc20 } from '../../chains/isXerc20.ts';
import { isUnreachable } from '../../chains/reachable.ts';
import { readSupply, readToken } from '../../chains/readToken.ts';
import { countsVotesByTime } from '../../chains/readVotes.ts';
import { readTokenBridges } from '../../fees/readTokenBridges.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';
import type { NodeTurns } from '../nodeTurns.ts';

type Keys = 'GET /api/v1/tokens/:chainId/:address' | 'GET /api/v1/tokens/:chainId/:address/bridges';
type Dependencies = Pick<ApiDependencies, 'chains' | 'deployments' | 'tokenMinters' | 'now'>;
type TokenSelf = Omit<EndpointResponse<'GET /api/v1/tokens/:chainId/:address'>, 'isOrganisationToken'>;
type TokenBridges = EndpointResponse<'GET /api/v1/tokens/:chainId/:address/bridges'>;

/** Milliseconds an answer is reused: a token's name and decimals rarely change. */
const LIFETIME_MS = 60_000;
const MOST_ANSWERS = 1_000;
/** Milliseconds: limits change with every block. */
const BRIDGES_LIFETIME_MS = 4_000;

const notValid = () => new Refusal('missing', 'tokens-invalid', sentenceOf('tokens-invalid'));

export function tokenHandlers({ chains, deployments, tokenMinters, now }: Dependencies, inTurn: NodeTurns): Handlers<Keys> {
  const share = createSharedAnswers<TokenSelf>(now, LIFETIME_MS, MOST_ANSWERS);

  const shareBridges = createSharedAnswers<TokenBridges>(now, BRIDGES_LIFETIME_MS, MOST_ANSWERS);

  function requireChain(chainId: ChainId): void {
    if (!chains.has(chainId)) throw invalid(`Chain ${chainId} is not supported`, 'unknown-chain');
  }

  async function askBridges(chainId: ChainId, token: Address, controller: Address | undefined): Promise<TokenBridges> {
    const minters = await tokenMinters.of(chainId, token);
    try {
      return { chainId, ...(await readTokenBridges(chains.quick(chainId), { token, minters, controller })) };
    } catch (error) {
      if (!(error instanceof BaseError)) throw error;
      throw unavailable('The chain cannot be reached', 'rpc-unavailable');
    }
  }

  async function ask(chainId: ChainId, address: Address): Promise<TokenSelf> {
    const client = chains.quick(chainId);
    try {
      const token = await readToken(client, address);
      // Without a name or symbol it could not be told from other tokens.
      if (!token || token.name === '' || token.symbol === '') throw notValid();
      const [totalSupply, isXERC20, countsVotes] = await Promise.all([
        readSupply(client, address, token.decimals),
        isXerc20(client, address),
        countsVotesByTime(client, address),
      ]);
      if (totalSupply === undefined) throw notValid();
      return { chainId, address, ...token, totalSupply, isXERC20, countsVotes };
    } catch (error) {
      throw isUnreachable(error) ? unavailable('The chain cannot be reached', 'rpc-unavailable') : error;
    }
  }

  return {
    async 'GET /api/v1/tokens/:chainId/:address'({ params, request }) {
      const { chainId } = params;
      requireChain(chainId);
      const address = getAddress(params.address);
      const self = await inTurn(request, () => share(`${chainId}:${address}`, () => ask(chainId, address)));
      return { ...self, isOrganisationToken: await deployments.hasDeployedToken(chainId, address) };
    },

    async 'GET /api/v1/tokens/:chainId/:address/bridges'({ params, query, request }) {
      const { chainId } = params;
      requireChain(chainId);
      const token = getAddress(params.address);
      const controller = query.controllerAddress === undefined ? undefined : getAddress(query.controllerAddress);
      return inTurn(request, () => shareBridges(`${chainId}:${token}:${controller}`, () => askBridges(chainId, token, controller)));
    },
  };
}
