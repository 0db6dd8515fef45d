import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTokenReader, installTokens, SESSION_SECONDS } from './token.ts';

const SECRET = 'a-secret-of-more-than-thirty-two-characters';
const app = Fastify();
beforeAll(() => installTokens(app, SECRET).then(() => app.ready()));
afterAll(() => app.close());
afterEach(() => vi.useRealTimers());

const carrying = (authorization: string) => ({ headers: { authorization } }) as FastifyRequest;
const reader = () => createTokenReader(app);

it('remembers a good token only until it expires', () => {
  const read = reader();
  const request = carrying(`Bearer ${app.jwt.sign({ sub: 'user', jti: 'session' })}`);
  expect([read(request), read(request)]).toEqual(Array(2).fill(expect.objectContaining({ sub: 'user', jti: 'session' })));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + SESSION_SECONDS * 1000 + 1000 });
  expect(read(request)).toBeUndefined();
});

it('tells tokens apart that differ in their last character', () => {
  const read = reader();
  const token = app.jwt.sign({ sub: 'user', jti: 'session' });
  expect(read(carrying(`Bearer ${token}`))).toBeDefined();
  expect(read(carrying(`Bearer ${token}x`))).toBeUndefined();
  expect(read(carrying(`Bearer ${token.slice(0, -1)}`))).toBeUndefined();
});

it('finds nothing where there is no token', () => {
  expect(reader()(carrying('Basic dXNlcg=='))).toBeUndefined();
});
