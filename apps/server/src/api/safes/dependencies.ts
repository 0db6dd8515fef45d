import { createSafeService, type SafeService } from '../../safes/safeService.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { NodeTurns } from '../nodeTurns.ts';

/** What the routes of the transaction service need. */
export interface SafeApi extends Pick<ApiDependencies, 'config' | 'chains' | 'safeRecords' | 'now'> {
  service: SafeService;
  inTurn: NodeTurns;
}

export const createSafeApi = (
  { config, chains, safeRecords, now }: Pick<ApiDependencies, 'config' | 'chains' | 'safeRecords' | 'now'>,
  inTurn: NodeTurns,
): SafeApi => ({ config, chains, safeRecords, now, service: createSafeService({ chains, safeRecords, now }), inTurn });
