import type { AppConfig } from '@althing/domain/http';
import type { Address, ChainId } from '@althing/domain/units';
import { ApiError } from '../http/apiError.ts';
import { watchedFetch } from '../http/serverWatch.ts';

/** Where the transaction service of a chain is: our own server, or a hosted one that the operator has chosen. */
export const safeServiceUrl = ({ safeServices }: Pick<AppConfig, 'safeServices'>, chainId: ChainId): string => {
  const own = `/safe/${chainId}/api`;
  const told = safeServices.find((service) => service.chainId === chainId)?.url ?? own;
  // Our own is asked through the page's origin, whichever of the server's names the reader came by.
  return isOwnSafeService(told, chainId) ? own : told;
};

/** Whether it is our own, which tells by live updates what happens, and keeps what transactions did when they were proposed. */
export const isOwnSafeService = (url: string, chainId: ChainId): boolean => url.endsWith(`/safe/${chainId}/api`);

/** Prefix of the keys of everything that a service tells of a Safe. */
export const safeKey = (chainId: ChainId, safe: Address, ...rest: readonly unknown[]) =>
  ['safe', chainId, safe.toLowerCase(), ...rest] as const;

/** Answers of which Safes may be outdated after an event on a topic; undefined where it is about none. */
export function safeKeyOfTopic(topic: string): readonly unknown[] | undefined {
  const [kind, chainId, address] = topic.split(':');
  if (kind === 'contract' && address) return ['safe', Number(chainId), address.toLowerCase()];
  return kind === 'chain' ? ['safe', Number(chainId)] : undefined;
}

/**
 * Asks a transaction service, or sends it something, where there is a body. Answers of another form than JSON are undefined.
 *
 * @throws {@link ApiError} with the service's own words.
 */
export async function askSafeService(
  url: string,
  body?: object,
  signal?: AbortSignal,
  method: 'POST' | 'DELETE' = 'POST',
): Promise<unknown> {
  const send = url.startsWith('/') || new URL(url).origin === location.origin ? watchedFetch : fetch;
  const response = await send(url, {
    ...(body === undefined ? {} : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    ...(signal ? { signal } : {}),
  }).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError('The service of the Safe could not be reached', { status: 0, code: 'unreachable', cause });
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  const { detail, message, code } = (answer ?? {}) as Record<string, unknown>;
  const words = [detail, message].find((text) => typeof text === 'string' && text !== '') as string | undefined;
  throw new ApiError(words ?? 'The service of the Safe refused it', {
    status: response.status,
    code: typeof code === 'string' ? code : 'unknown',
  });
}
