import { controllerWrapperOf } from '@althing/bindings';
import { sentenceOf } from '@althing/domain/errors';
import type { ChainId } from '@althing/domain/units';
import { getAddress } from 'viem';
import { Refusal } from '../../base/errors.ts';
import { createSharedAnswers } from '../../base/sharedAnswers.ts';
import { createLimitsReader, type PortalPair, tellLimits } from '../../fees/transferLimits.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';
import type { NodeTurns } from '../nodeTurns.ts';

type Key = 'GET /api/v1/bridge/limits/:address';
type Dependencies = Pick<ApiDependencies, 'chains' | 'portals' | 'now'>;

/** Throws `Refusal` where the platform has no wrapper. */
function requireWrapper(chainId: ChainId): void {
  if (!controllerWrapperOf(chainId)) throw new Refusal('missing', 'wrapper-missing', sentenceOf('wrapper-missing'));
}

/** Milliseconds an answer is reused: limits change with every block. */
const LIFETIME_MS = 2_000;
const MOST_ANSWERS = 500;

export function transferLimitHandlers({ chains, portals, now }: Dependencies, inTurn: NodeTurns): Handlers<Key> {
  const readLimits = createLimitsReader(chains, portals);
  const share = createSharedAnswers<PortalPair>(now, LIFETIME_MS, MOST_ANSWERS);

  return {
    async 'GET /api/v1/bridge/limits/:address'({ params, query, request }) {
      const { originChainId, destinationChainId, amount, grossAmount } = query;
      const asked = { controller: getAddress(params.address), originChainId, destinationChainId };
      const key = `${originChainId}:${destinationChainId}:${asked.controller}`;
      if (grossAmount !== undefined) requireWrapper(originChainId);
      const pair = await inTurn(request, () => share(key, () => readLimits(asked)));
      const given = grossAmount ?? amount;
      return tellLimits(pair, given === undefined ? undefined : { amount: BigInt(given), isGross: grossAmount !== undefined });
    },
  };
}
