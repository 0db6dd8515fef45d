import type { BridgeTransactionDetail, EndpointResponse } from '@althing/domain/http';
import type { Hex } from '@althing/domain/units';
import { getAddress } from 'viem';
import { notFound } from '../../base/errors.ts';
import { createSharedAnswers } from '../../base/sharedAnswers.ts';
import { polymerProof } from '../../fees/polymerProof.ts';
import { whatWaits } from '../../fees/whatWaits.ts';
import { visibleTo } from '../../store/visibleTo.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';
import type { NodeTurns } from '../nodeTurns.ts';

type Keys =
  | 'GET /api/v1/bridge/transactions'
  | 'GET /api/v1/bridge/transactions/:id'
  | 'GET /api/v1/bridge/transactions/:id/waiting'
  | 'GET /api/v1/bridge/durations';
type Durations = EndpointResponse<'GET /api/v1/bridge/durations'>;
type Waiting = EndpointResponse<'GET /api/v1/bridge/transactions/:id/waiting'>;
type Dependencies = Pick<ApiDependencies, 'organisations' | 'bridgeTransactions' | 'chains' | 'portals' | 'now'>;

/** Milliseconds an answer is reused: limits change with every block. */
const LIFETIME_MS = 4_000;
const MOST_ANSWERS = 500;
/** Milliseconds. What bridges took lately changes slowly, and is asked of hundreds of rows. */
const DURATIONS_LAST_MS = 60_000;

/** Messages between chains. Chains are public, so anybody may read this. */
export function bridgeHandlers(dependencies: Dependencies, inTurn: NodeTurns): Handlers<Keys> {
  const { organisations, bridgeTransactions } = dependencies;
  const share = createSharedAnswers<Waiting>(dependencies.now, LIFETIME_MS, MOST_ANSWERS);
  const shareProof = createSharedAnswers<Hex | null>(dependencies.now, LIFETIME_MS, MOST_ANSWERS);

  const shareDurations = createSharedAnswers<Durations>(dependencies.now, DURATIONS_LAST_MS, 1);

  async function find(id: string): Promise<BridgeTransactionDetail> {
    const transaction = await bridgeTransactions.find(id.toLowerCase());
    if (!transaction) throw notFound('Transaction');
    return transaction;
  }

  return {
    async 'GET /api/v1/bridge/transactions'({ query, caller }) {
      const { address, hash, organisationId } = query;
      if (organisationId !== undefined) visibleTo(caller?.user ?? null, await organisations.find(organisationId));
      return bridgeTransactions.list({
        ...query,
        address: address === undefined ? undefined : getAddress(address),
        hash: hash === undefined ? undefined : (hash.toLowerCase() as Hex),
      });
    },

    async 'GET /api/v1/bridge/transactions/:id'({ params, request }) {
      const transaction = await find(params.id);
      const { id, bridgeDetails } = transaction;
      if (bridgeDetails === null) return transaction;
      const proof = await inTurn(request, () => shareProof(id, () => polymerProof(dependencies.chains, transaction)));
      return { ...transaction, bridgeDetails: { ...bridgeDetails, proof } };
    },

    async 'GET /api/v1/bridge/transactions/:id/waiting'({ params, request }) {
      const transaction = await find(params.id);
      return inTurn(request, () => share(transaction.id, () => whatWaits(dependencies, transaction)));
    },

    'GET /api/v1/bridge/durations': () =>
      shareDurations('', async () => ({ durations: await bridgeTransactions.durations(dependencies.chains.ids) })),
  };
}
