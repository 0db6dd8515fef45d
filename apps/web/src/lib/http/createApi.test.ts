import { expect, test, vi } from 'vitest';
import { ApiError } from './apiError.ts';
import { type ApiDependencies, createApi } from './createApi.ts';

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

function setUp(answer: () => Response | Promise<Response>, token?: string) {
  const fetch = vi.fn<ApiDependencies['fetch']>(async () => answer());
  const onUnauthenticated = vi.fn();
  const api = createApi({ fetch, token: () => token, onUnauthenticated });
  const request = () => {
    const [url, init] = fetch.mock.calls[0]!;
    return { url, method: init?.method, body: init?.body, headers: new Headers(init?.headers) };
  };
  return { api, request, onUnauthenticated };
}

test('a call fills the path, drops empty query values and carries the token', async () => {
  const { api, request } = setUp(() => json(200, { items: [], nextCursor: null }), 'abc');
  await api('GET /api/v1/organisations/:id/proposals', { params: { id: 'a/b' }, query: { limit: 5, cursor: '' } });
  expect(request().url).toBe('/api/v1/organisations/a%2Fb/proposals?limit=5');
  expect(request().method).toBe('GET');
  expect(request().headers.get('authorization')).toBe('Bearer abc');
});

test('a body goes as JSON; without a session no token goes', async () => {
  const { api, request } = setUp(() => json(200, { challenge: 'x' }));
  await api('POST /api/v1/auth/challenge', { body: { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' } });
  expect(request().body).toBe('{"address":"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"}');
  expect(request().headers.get('content-type')).toBe('application/json');
  expect(request().headers.has('authorization')).toBe(false);
});

test('a file goes as the form field "file", with the type that the browser chooses', async () => {
  const { api, request } = setUp(() => json(201, { id: '1' }));
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  await expect(api.upload(file)).resolves.toEqual({ id: '1' });
  expect((request().body as FormData).get('file')).toBeInstanceOf(File);
  expect(request().headers.has('content-type')).toBe(false);
});

test('a 401 ends the session and is raised in the words of the specification, whatever the body says', async () => {
  const { api, onUnauthenticated } = setUp(() => json(401, { message: 'jwt expired', code: 'unauthenticated' }), 'old');
  await expect(api('GET /api/v1/users/me')).rejects.toMatchObject({ message: 'User is not authenticated', status: 401 });
  expect(onUnauthenticated).toHaveBeenCalledTimes(1);
});

test('any other refusal raises the message of the body, or "Something went wrong"', async () => {
  const told = setUp(() => json(409, { message: 'The name is taken', code: 'conflict', requestId: 'r1' }));
  await expect(told.api('GET /api/v1/config')).rejects.toMatchObject({
    message: 'The name is taken',
    code: 'conflict',
    requestId: 'r1',
    isRetryable: false,
  });
  expect(told.onUnauthenticated).not.toHaveBeenCalled();
  const silent = setUp(() => new Response('<html>', { status: 502 }));
  await expect(silent.api('GET /api/v1/config')).rejects.toMatchObject({ message: 'Something went wrong', status: 502, isRetryable: true });
});

test('a server that cannot be reached is an error of its own, worth a retry', async () => {
  const { api } = setUp(() => Promise.reject(new TypeError('fetch failed')));
  await expect(api('GET /api/v1/config')).rejects.toMatchObject({ code: 'unreachable', status: 0, isRetryable: true });
});

test('a call that was called off is no error of ours', async () => {
  const { api } = setUp(() => Promise.reject(new DOMException('gone', 'AbortError')));
  await expect(api('GET /api/v1/config')).rejects.not.toBeInstanceOf(ApiError);
});
