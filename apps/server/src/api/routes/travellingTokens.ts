import type { EndpointResponse } from '@althing/domain/http';
import type { Address, ChainId } from '@althing/domain/units';
import { getAddress } from 'viem';
import { invalid } from '../../base/errors.ts';
import type { TravellingToken } from '../../store/bridges/travellingTokens.ts';
import { decodeCursor } from '../../store/cursor.ts';
import type { KnownTokens } from '../../store/tokens.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';

type Key = 'GET /api/v1/bridge/tokens';
type Dependencies = Pick<ApiDependencies, 'config' | 'travellingTokens' | 'bondData'>;
type Item = EndpointResponse<Key>['items'][number];

/** Milliseconds for which a page waits for tokens to say what they are; those that do not are left out. */
const PATIENCE_MS = 1_500;

export function travellingTokenHandlers({ config, travellingTokens, bondData }: Dependencies): Handlers<Key> {
  const isPending = (chainId: ChainId, address: Address): boolean =>
    config.pendingUpgrades.some((token) => token.chainId === chainId && token.address === address);

  function toItem({ organisation, controller, chains }: TravellingToken, views: KnownTokens): Item {
    return {
      organisation,
      controllerAddress: controller,
      chains: chains.flatMap(({ chainId, token, lockbox, isOrganisationToken }) => {
        const view = views.of(chainId, token);
        if (!view) return [];
        const { address, name, symbol, decimals } = view;
        return [{ chainId, address, name, symbol, decimals, lockbox, isOrganisationToken, isPendingUpgrade: isPending(chainId, token) }];
      }),
    };
  }

  return {
    async 'GET /api/v1/bridge/tokens'({ query: { cursor: text, controllerAddress, ...query } }) {
      const cursor = text === undefined ? undefined : decodeCursor(text);
      if (text !== undefined && !cursor) throw invalid('The cursor is not one of this list');
      const controller = controllerAddress === undefined ? undefined : getAddress(controllerAddress);
      const { items, nextCursor } = await travellingTokens({ ...query, cursor, controller });
      const keys = items.flatMap(({ chains }) => chains.map(({ chainId, token: address }) => ({ chainId, address })));
      const views = await bondData.tokens.knownWithin(PATIENCE_MS, keys);
      return { items: items.map((item) => toItem(item, views)), nextCursor };
    },
  };
}
