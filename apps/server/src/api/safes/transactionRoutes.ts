import { refuse } from '../../safes/refuse.ts';
import type { SafeApi } from './dependencies.ts';
import { paged, route } from './route.ts';
import * as schemas from './schemas.ts';

/** A transaction's data as hexadecimal digits, and the rest of it. */
const PROPOSAL_BYTES = 327_680;
const SIGNATURE_BYTES = 49_152;

/** Transactions that wait for their owners, and those that were executed. */
export function transactionRoutes(api: SafeApi) {
  const { config, safeRecords, service, views, inTurn, simulation } = api;
  const { history } = safeRecords;
  const origin = config.publicOrigin;

  return [
    route({
      method: 'POST',
      path: '/v2/safes/:safe/multisig-transactions',
      limit: 'write',
      params: schemas.safeParams,
      body: schemas.proposal,
      bodyLimit: PROPOSAL_BYTES,
      async handle({ chainId, params: { safe }, body, request }) {
        const { contractTransactionHash: hash, sender, signature, origin: program, ...transaction } = body;
        await inTurn(request, () => service.transactions.propose({ chainId, safe, transaction, hash, sender, signature, origin: program }));
        // Nobody waits for it: what it does is told by whoever looks at it, and this is what that is compared with.
        void inTurn(request, () => simulation.keep({ type: 'safe', chainId, hash })).catch(() => undefined);
        return { status: 201 };
      },
    }),
    route({
      method: 'GET',
      path: '/v2/safes/:safe/multisig-transactions',
      limit: 'quote',
      params: schemas.safeParams,
      query: schemas.transactionList,
      async handle({ chainId, params: { safe }, query, request }) {
        const { ordering, limit, offset } = query;
        const filter = {
          executed: query.executed,
          nonce: query.nonce,
          nonceFrom: query.nonce__gte,
          nonceTo: query.nonce__lte,
          to: query.to,
          hasConfirmations: query.has_confirmations,
        };
        const { count, nonces, rows } = await history.list({ chainId, safe }, filter, ordering, { limit, offset });
        const results = await views(request, chainId, safe, rows);
        return { body: { ...paged(origin, request, { count, limit, offset }, results), countUniqueNonce: nonces } };
      },
    }),
    route({
      method: 'GET',
      path: '/v2/multisig-transactions/:hash',
      limit: 'quote',
      params: schemas.hashParams,
      async handle({ chainId, params: { hash }, request }) {
        const transaction = await history.find(chainId, hash);
        if (!transaction) throw refuse('missing', 'safe-transaction-not-found');
        const [view] = await views(request, chainId, transaction.safe, [transaction]);
        return { body: view };
      },
    }),
  ];
}

/** Who confirmed a transaction, and further confirmations. */
export function confirmationRoutes(api: SafeApi) {
  const { config, safeRecords, service, views, inTurn } = api;

  return [
    route({
      method: 'GET',
      path: '/v1/multisig-transactions/:hash/confirmations',
      limit: 'quote',
      params: schemas.hashParams,
      query: schemas.pageOnly,
      async handle({ chainId, params: { hash }, query: { limit, offset }, request }) {
        const transaction = await safeRecords.history.find(chainId, hash);
        if (!transaction) throw refuse('missing', 'safe-transaction-not-found');
        const [view] = await views(request, chainId, transaction.safe, [transaction]);
        const all = view!.confirmations;
        return { body: paged(config.publicOrigin, request, { count: all.length, limit, offset }, all.slice(offset, offset + limit)) };
      },
    }),
    route({
      method: 'POST',
      path: '/v1/multisig-transactions/:hash/confirmations',
      limit: 'write',
      params: schemas.hashParams,
      body: schemas.confirmation,
      bodyLimit: SIGNATURE_BYTES,
      async handle({ chainId, params: { hash }, body: { signature }, request }) {
        await inTurn(request, () => service.transactions.confirm(chainId, hash, signature));
        return { status: 201, body: { signature } };
      },
    }),
  ];
}
