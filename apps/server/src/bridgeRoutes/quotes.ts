import { GENERIC_BRIDGE_FACTS } from '@althing/domain/bridges';
import type { EndpointResponse } from '@althing/domain/http';
import { usdValue } from '@althing/domain/treasury';
import { type Address, NATIVE } from '@althing/domain/units';
import { Refusal } from '../base/errors.ts';
import type { Logger } from '../base/logger.ts';
import type { TokenPrices } from '../store/tokenPrices.ts';
import { converted } from './converted.ts';
import { inTime } from './inTime.ts';
import type { ProviderOffer, RouteAsk, RouteProvider } from './ports.ts';

export type RouteQuotes = EndpointResponse<'GET /api/v1/bridge/routes/quotes'>;
type Item = RouteQuotes['items'][number];

const COULD_NOT = 'It could not be asked just now.';

interface Dependencies {
  providers: readonly RouteProvider[];
  tokenPrices: Pick<TokenPrices, 'newest'>;
  log: Pick<Logger, 'warn'>;
  patienceMs?: number;
}

/** USD lost on the way; null where a price that is needed is missing. */
function costOf({ origin, destination, amount }: RouteAsk, offer: ProviderOffer, prices: ReadonlyMap<string, number>): number | null {
  const lost = amount - converted(BigInt(offer.received), destination, origin);
  const price = (address: Address) => prices.get(address.toLowerCase()) ?? null;
  const parts = [
    lost === 0n ? 0 : usdValue(lost, origin.decimals, price(origin.address)),
    offer.nativeFee === '0' ? 0 : usdValue(BigInt(offer.nativeFee), 18, price(NATIVE)),
  ];
  return parts.includes(null) ? null : parts.reduce<number>((sum, part) => sum + part!, 0);
}

/** With how long it takes and what it costs, worked out for all bridges alike. */
export const shownOffer = <Offer extends ProviderOffer>(
  { id }: Pick<RouteProvider, 'id'>,
  ask: RouteAsk,
  offer: Offer,
  prices: ReadonlyMap<string, number>,
) => ({
  ...offer,
  contract: ask.origin.contracts[id]!,
  seconds: GENERIC_BRIDGE_FACTS[id].duration,
  cost: costOf(ask, offer, prices),
});

/** Prices that an offer's cost is worked out by. */
export const routePrices = (tokenPrices: Pick<TokenPrices, 'newest'>, { origin }: RouteAsk): Promise<ReadonlyMap<string, number>> =>
  tokenPrices.newest(origin.chainId, [origin.address, NATIVE]);

/** Asks every bridge at once. */
export function createRouteQuotes({ providers, tokenPrices, log, patienceMs }: Dependencies) {
  async function itemOf(provider: RouteProvider, ask: RouteAsk, prices: ReadonlyMap<string, number>): Promise<Item> {
    try {
      const offer = await inTime(provider, ask, (each, full, signal) => each.quote(full, signal), patienceMs);
      return { provider: provider.id, offer: shownOffer(provider, ask, offer, prices), refusal: null };
    } catch (error) {
      if (!(error instanceof Refusal)) log.warn({ err: error, provider: provider.id }, 'a bridge could not be asked for its offer');
      return { provider: provider.id, offer: null, refusal: error instanceof Refusal ? error.message : COULD_NOT };
    }
  }

  return async function quotes(ask: RouteAsk): Promise<RouteQuotes> {
    const prices = await routePrices(tokenPrices, ask);
    return { items: await Promise.all(providers.map((provider) => itemOf(provider, ask, prices))) };
  };
}
