import { getAddress } from 'viem';
import { z } from 'zod';
import { refuse } from '../../safes/refuse.ts';
import type { SafeApi } from './dependencies.ts';
import { paged, route } from './route.ts';
import * as schemas from './schemas.ts';
import { toDelegateView, toMessageView } from './views.ts';

/** A message of 10,000 characters, or typed data as long, and a signature. */
const MESSAGE_BYTES = 65_536;
const SIGNATURE_BYTES = 49_152;

/** Messages that Safes sign. */
export function messageRoutes({ config, safeRecords: { messages }, service, inTurn }: SafeApi) {
  return [
    route({
      method: 'GET',
      path: '/v1/safes/:safe/messages',
      limit: 'quote',
      params: schemas.safeParams,
      query: schemas.messageList,
      async handle({ chainId, params: { safe }, query: { limit, offset, ordering }, request }) {
        const order = ordering.endsWith('created') ? 'created' : 'modified';
        const isAscending = !ordering.startsWith('-');
        const { count, rows } = await messages.list({ chainId, safe }, { order, isAscending, limit, offset });
        const confirmations = await messages.confirmationsOf(
          chainId,
          rows.map(({ hash }) => hash),
        );
        const owners = rows.length === 0 ? [] : (await inTurn(request, () => service.readState(chainId, safe))).owners;
        const results = rows.map((row) => toMessageView(row, confirmations, owners));
        return { body: paged(config.publicOrigin, request, { count, limit, offset }, results) };
      },
    }),
    route({
      method: 'POST',
      path: '/v1/safes/:safe/messages',
      limit: 'write',
      params: schemas.safeParams,
      body: schemas.message,
      bodyLimit: MESSAGE_BYTES,
      async handle({ chainId, params: { safe }, body: { message, signature, safeAppId: appId, origin }, request }) {
        await inTurn(request, () => service.messages.add({ chainId, safe, message, signature, appId, origin }));
        return { status: 201 };
      },
    }),
    route({
      method: 'GET',
      path: '/v1/messages/:hash',
      limit: 'quote',
      params: schemas.hashParams,
      async handle({ chainId, params: { hash }, request }) {
        const message = await messages.find(chainId, hash);
        if (!message) throw refuse('missing', 'safe-message-not-found');
        const safe = getAddress(message.safe);
        const [confirmations, { owners }] = await Promise.all([
          messages.confirmationsOf(chainId, [hash]),
          inTurn(request, () => service.readState(chainId, safe)),
        ]);
        return { body: toMessageView(message, confirmations, owners) };
      },
    }),
    route({
      method: 'POST',
      path: '/v1/messages/:hash/signatures',
      limit: 'write',
      params: schemas.hashParams,
      body: schemas.confirmation,
      bodyLimit: SIGNATURE_BYTES,
      async handle({ chainId, params: { hash }, body: { signature }, request }) {
        await inTurn(request, () => service.messages.confirm(chainId, hash, signature));
        return { status: 201 };
      },
    }),
  ];
}

/** Accounts that owners let propose in their place. */
export function delegateRoutes({ config, safeRecords: { delegates }, service, inTurn }: SafeApi) {
  return [
    route({
      method: 'GET',
      path: '/v2/delegates',
      limit: 'read',
      query: schemas.delegateList,
      async handle({ chainId, query: { limit, offset, ...filter }, request }) {
        if (!filter.safe && !filter.delegate && !filter.delegator) throw refuse('invalid', 'safe-filter-needed');
        const { count, rows } = await delegates.list({ chainId, ...filter }, { limit, offset });
        return { body: paged(config.publicOrigin, request, { count, limit, offset }, rows.map(toDelegateView)) };
      },
    }),
    route({
      method: 'POST',
      path: '/v2/delegates',
      limit: 'write',
      body: schemas.newDelegate,
      bodyLimit: SIGNATURE_BYTES,
      async handle({ chainId, body, request }) {
        await inTurn(request, () => service.delegates.add({ chainId, ...body }));
        return { status: 201, body: { ...body, expiryDate: null } };
      },
    }),
    route({
      method: 'DELETE',
      path: '/v2/delegates/:delegate',
      limit: 'write',
      params: schemas.delegateParams,
      body: schemas.endedDelegate,
      bodyLimit: SIGNATURE_BYTES,
      async handle({ chainId, params: { delegate }, body, request }) {
        await inTurn(request, () => service.delegates.remove({ chainId, delegate, ...body }));
        return { status: 204 };
      },
    }),
  ];
}

/** Operations for bundlers (ERC-4337), for which the platform has no module: there are none, and none are taken. */
export function operationRoutes({ config }: SafeApi) {
  const unsupported = () => refuse('invalid', 'safe-operations-unsupported');
  const anything = z.unknown();
  return [
    route({
      method: 'GET',
      path: '/v1/safes/:safe/safe-operations',
      limit: 'read',
      params: schemas.safeParams,
      query: schemas.operationList,
      handle: async ({ request, query: { limit, offset } }) => ({
        body: paged(config.publicOrigin, request, { count: 0, limit, offset }, []),
      }),
    }),
    ...(['/v1/safe-operations/:hash', '/v1/safe-operations/:hash/confirmations'] as const).map((path) =>
      route({ method: 'GET', path, limit: 'read', params: schemas.hashParams, handle: () => Promise.reject(unsupported()) }),
    ),
    ...(['/v1/safes/:safe/safe-operations', '/v1/safe-operations/:hash/confirmations'] as const).map((path) =>
      route({ method: 'POST', path, limit: 'write', body: anything, handle: () => Promise.reject(unsupported()) }),
    ),
  ];
}
