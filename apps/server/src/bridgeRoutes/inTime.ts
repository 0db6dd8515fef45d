import { NO_ROUTE, ROUTE_SILENT } from '@althing/domain/bridges';
import { Refusal } from '../base/errors.ts';
import type { ProviderAsk, RouteAsk, RouteProvider } from './ports.ts';

/** Milliseconds that one bridge, or its service, may take. Nobody waits longer, for any of them. */
export const PATIENCE_MS = 6_000;

/** Asks one bridge, where it is on and has contracts for the token. What it has not answered in time is refused, and no longer asked. */
export async function inTime<Provider extends RouteProvider, Answer>(
  provider: Provider,
  ask: RouteAsk,
  question: (provider: Provider, ask: ProviderAsk, signal: AbortSignal) => Promise<Answer>,
  patienceMs = PATIENCE_MS,
): Promise<Answer> {
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
    return await Promise.race([question(provider, { ...ask, contract, peer }, ended.signal), silence]);
  } finally {
    clearTimeout(timer);
    ended.abort();
  }
}
