import type { SafeTransaction } from '@althing/bindings';
import type { SimulationSubject } from '../governance/index.ts';
import type { SafePlace } from './service/queries.ts';
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
