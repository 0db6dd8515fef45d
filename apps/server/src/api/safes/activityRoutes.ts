import type { SafeApi } from './dependencies.ts';
import { paged, route } from './route.ts';
import * as schemas from './schemas.ts';
import { toModuleView, toTransferView } from './views.ts';

/** Entries of all kinds are merged from their lists; further down, each kind has to be asked for itself. */
const MOST_MERGED = 200;

type Entry = Readonly<Record<string, unknown>>;

/** What a Safe did and got besides transactions of its owners. */
export function activityRoutes({ config: { publicOrigin: origin }, safeRecords: { activity } }: SafeApi) {
  return [
    route({
      method: 'GET',
      path: '/v1/safes/:safe/module-transactions',
      limit: 'read',
      params: schemas.safeParams,
      query: schemas.moduleList,
      async handle({ chainId, params: { safe }, query: { module, limit, offset }, request }) {
        const { count, rows } = await activity.moduleTransactions({ chainId, safe }, module, { limit, offset });
        const results = rows.map((row) => toModuleView(safe, row));
        return { body: paged(origin, request, { count, limit, offset }, results) };
      },
    }),
    route({
      method: 'GET',
      path: '/v1/safes/:safe/incoming-transfers',
      limit: 'read',
      params: schemas.safeParams,
      query: schemas.receiptList,
      async handle({ chainId, params: { safe }, query, request }) {
        const { limit, offset } = query;
        const { count, rows } = await activity.receipts({ chainId, safe }, query._from ?? query.from, { limit, offset });
        const results = rows.map((row) => toTransferView(safe, row));
        return { body: paged(origin, request, { count, limit, offset }, results) };
      },
    }),
  ];
}

/** Everything that a Safe did and got, newest first; what waits stands where it was last signed. */
export function everythingRoute(api: SafeApi) {
  const { history, activity } = api.safeRecords;
  return route({
    method: 'GET',
    path: '/v2/safes/:safe/all-transactions',
    limit: 'quote',
    params: schemas.safeParams,
    query: schemas.everything,
    async handle({ chainId, params: { safe }, query, request }) {
      const { limit, offset } = query;
      const key = { chainId, safe };
      const first = { limit: Math.min(offset + limit, MOST_MERGED), offset: 0 };
      const executed = (query.executed ?? query.queued === false) ? true : undefined;
      const [multisig, modules, receipts] = await Promise.all([
        history.list(key, { executed }, '-modified', first),
        activity.moduleTransactions(key, undefined, first),
        activity.receipts(key, undefined, first),
      ]);
      const transactions = await api.views(request, chainId, safe, multisig.rows);
      const entries: { at: string; entry: Entry }[] = [
        ...transactions.map((view) => ({ at: view.modified, entry: { ...view, txType: 'MULTISIG_TRANSACTION', transfers: [] } })),
        ...modules.rows.map((row) => {
          const view = toModuleView(safe, row);
          return { at: view.created, entry: { ...view, txType: 'MODULE_TRANSACTION', transfers: [] } };
        }),
        ...receipts.rows.map((row) => {
          const transfer = toTransferView(safe, row);
          const { executionDate, blockNumber, transactionHash: txHash, from } = transfer;
          const payment = { executionDate, blockNumber, txHash, from, to: safe, data: null, transfers: [transfer] };
          return { at: executionDate, entry: { ...payment, txType: 'ETHEREUM_TRANSACTION' } };
        }),
      ];
      const ordered = entries.toSorted((a, b) => (a.at < b.at ? 1 : -1)).map(({ entry }) => entry);
      const count = Math.min(multisig.count + modules.count + receipts.count, MOST_MERGED);
      return { body: paged(api.config.publicOrigin, request, { count, limit, offset }, ordered.slice(offset, offset + limit)) };
    },
  });
}
