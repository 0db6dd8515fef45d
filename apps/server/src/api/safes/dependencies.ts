import { createSafeService, type SafeService } from '../../safes/safeService.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { NodeTurns } from '../nodeTurns.ts';
import { createTransactionViews, type TransactionViews } from './transactionViews.ts';

type Given = Pick<ApiDependencies, 'config' | 'chains' | 'safeRecords' | 'now' | 'simulation'>;

/** What the routes of the transaction service need. */
export interface SafeApi extends Given {
  service: SafeService;
  views: TransactionViews;
  inTurn: NodeTurns;
}

export function createSafeApi(given: Given, inTurn: NodeTurns): SafeApi {
  const service = createSafeService(given);
  return { ...given, service, inTurn, views: createTransactionViews(given.safeRecords.history, service, inTurn) };
}
