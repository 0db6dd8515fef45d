import { getAddress } from 'viem';
import type { Hex } from '@althing/domain/units';
import { notFound } from '../../base/errors.ts';
import { visibleTo } from '../../store/visibleTo.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';

type Keys = 'GET /api/v1/bridge/transactions' | 'GET /api/v1/bridge/transactions/:id';
type Dependencies = Pick<ApiDependencies, 'organisations' | 'bridgeTransactions'>;

/** Messages between chains. Chains are public, so anybody may read this. */
export function bridgeHandlers({ organisations, bridgeTransactions }: Dependencies): Handlers<Keys> {
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

    async 'GET /api/v1/bridge/transactions/:id'({ params }) {
      const transaction = await bridgeTransactions.find(params.id.toLowerCase());
      if (!transaction) throw notFound('Transaction');
      return transaction;
    },
  };
}
