import type { EndpointBody, EndpointKey, EndpointParams, EndpointQuery, EndpointResponse } from '@althing/domain/http';
import { ApiError } from './apiError.ts';
import { buildUrl } from './buildUrl.ts';

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [N in Name]?: undefined }
  : Partial<T> extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };

/** The input of endpoint `K`. Parts that the endpoint does not have are not accepted. */
export type ApiInput<K extends EndpointKey> = Part<'params', EndpointParams<K>> &
  Part<'query', EndpointQuery<K>> &
  Part<'body', EndpointBody<K>> & { signal?: AbortSignal };

type Arguments<K extends EndpointKey> = Partial<ApiInput<K>> extends ApiInput<K> ? [input?: ApiInput<K>] : [input: ApiInput<K>];

export interface Api {
  /** Calls an endpoint of the table in `@althing/domain/http`. Throws {@link ApiError}. */
  <K extends EndpointKey>(endpoint: K, ...input: Arguments<K>): Promise<EndpointResponse<K>>;
  /** Uploads a picture and answers its id. Throws {@link ApiError}. */
  upload(file: File): Promise<{ id: string }>;
}

export interface ApiDependencies {
  fetch: typeof fetch;
  /** Token of the session, if there is one. */
  token(): string | undefined;
  /** Called once per 401 answer, before the error is thrown. */
  onUnauthenticated(): void;
}

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
}

export function createApi(dependencies: ApiDependencies): Api {
  const call = async (endpoint: EndpointKey, input: LooseInput = {}) => {
    const [method, path] = endpoint.split(' ') as [string, string];
    const json = input.body === undefined ? undefined : JSON.stringify(input.body);
    return send(dependencies, buildUrl(path, input), {
      method,
      ...(json === undefined ? {} : { body: json, headers: { 'content-type': 'application/json' } }),
      ...(input.signal ? { signal: input.signal } : {}),
    });
  };
  const upload = (file: File) => {
    const body = new FormData();
    body.append('file', file);
    return send(dependencies, '/api/v1/files', { method: 'POST', body });
  };
  return Object.assign(call, { upload }) as Api;
}

async function send({ fetch, token, onUnauthenticated }: ApiDependencies, url: string, init: RequestInit): Promise<unknown> {
  const headers = new Headers(init.headers);
  const bearer = token();
  if (bearer) headers.set('authorization', `Bearer ${bearer}`);
  const response = await fetch(url, { ...init, headers }).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError('The server could not be reached', { status: 0, code: 'unreachable', cause });
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  throw refusal(response.status, body, onUnauthenticated);
}

function refusal(status: number, body: unknown, onUnauthenticated: () => void): ApiError {
  const { message, code, requestId } = (body ?? {}) as { message?: unknown; code?: unknown; requestId?: unknown };
  const facts = { status, code: typeof code === 'string' ? code : 'unknown', ...(typeof requestId === 'string' ? { requestId } : {}) };
  if (status === 401) {
    onUnauthenticated();
    return new ApiError('User is not authenticated', facts);
  }
  return new ApiError(typeof message === 'string' && message ? message : 'Something went wrong', facts);
}
