import type { SafeTransaction } from '@althing/bindings';
import { useAppConfig } from '../../lib/config/AppConfigContext.ts';
import { isOwnSafeService, safeServiceUrl } from '../../lib/safe/safeService.ts';
import type { SimulationSubject } from '../governance/index.ts';
import type { SafePlace, SafeTransactionView } from './service/queries.ts';
import type { SafeOrganisation } from './useSafeWords.ts';

/** What the server is to try: the Safe makes the call, or runs the batch. */
export const simulationSubject = (
  { chainId, safe }: SafePlace,
  organisation: SafeOrganisation,
  { to, value, data, operation }: Pick<SafeTransaction, 'to' | 'value' | 'data' | 'operation'>,
): SimulationSubject => ({
  type: 'draft',
  chainId,
  ...(organisation ? { organisationId: organisation.id } : {}),
  by: { executor: safe },
  calls: [{ target: to, value: String(value), calldata: data, isDelegated: operation === 1 }],
});

/** The same of one that waits. Our own service knows what it did when it was proposed; of a hosted one only this page remembers. */
export function useWaitingSubject(place: SafePlace, organisation: SafeOrganisation, transaction: SafeTransactionView): SimulationSubject {
  const { chainId } = place;
  const isOwn = isOwnSafeService(safeServiceUrl(useAppConfig(), chainId), chainId);
  return isOwn ? { type: 'safe', chainId, hash: transaction.hash } : simulationSubject(place, organisation, transaction.content);
}
