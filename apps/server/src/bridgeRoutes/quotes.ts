import { GENERIC_BRIDGE_FACTS, NO_ROUTE, ROUTE_SILENT } from '@althing/domain/bridges';
import type { EndpointResponse } from '@althing/domain/http';
import { usdValue } from '@althing/domain/treasury';
import { type Address, NATIVE } from '@althing/domain/units';
import { Refusal } from '../base/errors.ts';
import type { Logger } from '../base/logger.ts';
import type { TokenPrices } from '../store/tokenPrices.ts';
import { converted } from './converted.ts';
import type { ProviderOffer, RouteAsk, RouteProvider } from './ports.ts';

export type RouteQuotes = EndpointResponse<'GET /api/v1/bridge/routes/quotes'>;
type Item = RouteQuotes['items'][number];

/** Milliseconds that one bridge, or its service, may take. Nobody waits longer, for any of them. */
const PATIENCE_MS = 6_000;
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

/** Asks every bridge at once. */
export function createRouteQuotes({ providers, tokenPrices, log, patienceMs = PATIENCE_MS }: Dependencies) {
  async function askOne(provider: RouteProvider, ask: RouteAsk): Promise<ProviderOffer> {
    const [contract, peer] = [ask.origin, ask.destination].map(({ contracts }) => contracts[provider.id]);
    const reason = provider.offReason(ask);
    if (reason !== null) throw new Refusal('conflict', 'route-off', reason);
    if (!contract || !peer) throw new Refusal('conflict', 'route-missing', NO_ROUTE);
    const ended = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Refusal('unavailable', 'route-silent', ROUTE_SILENT)), patienceMs);
    });
    try {
      return await Promise.race([provider.quote({ ...ask, contract, peer }, ended.signal), silence]);
    } finally {
      clearTimeout(timer);
      ended.abort();
    }
  }

  async function itemOf(provider: RouteProvider, ask: RouteAsk, prices: ReadonlyMap<string, number>): Promise<Item> {
    try {
      const offer = await askOne(provider, ask);
      const seconds = GENERIC_BRIDGE_FACTS[provider.id].duration;
      const contract = ask.origin.contracts[provider.id]!;
      return { provider: provider.id, offer: { ...offer, contract, seconds, cost: costOf(ask, offer, prices) }, refusal: null };
    } catch (error) {
      if (!(error instanceof Refusal)) log.warn({ err: error, provider: provider.id }, 'a bridge could not be asked for its offer');
      return { provider: provider.id, offer: null, refusal: error instanceof Refusal ? error.message : COULD_NOT };
    }
  }

  return async function quotes(ask: RouteAsk): Promise<RouteQuotes> {
    const prices = await tokenPrices.newest(ask.origin.chainId, [ask.origin.address, NATIVE]);
    return { items: await Promise.all(providers.map((provider) => itemOf(provider, ask, prices))) };
  };
}
