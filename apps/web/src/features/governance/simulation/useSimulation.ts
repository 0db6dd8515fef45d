import type { Call } from '@althing/bindings';
import type { EndpointBody, EndpointResponse, GovernorView, OrganisationDetail, Proposal } from '@althing/domain/http';
import { type Meaning, meaningDifference, type MeaningDifference } from '@althing/domain/simulation';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/http/api.ts';
import { apiKey } from '../../../lib/query/apiQuery.ts';

const SIMULATE = 'POST /api/v1/organisations/proposal/simulate';
/** Milliseconds after which it is run again while somebody looks at it: the chain goes on. */
const AGAIN = 30_000;

/** The calls of a draft, or a proposal on chain. */
export type SimulationSubject = EndpointBody<typeof SIMULATE>;
export type SimulationAnswer = EndpointResponse<typeof SIMULATE>;

/** Every run of the same subject on this page. */
export interface Runs {
  first: SimulationAnswer;
  now: SimulationAnswer;
}

/** What is different, since when (ISO 8601). */
export type ChangedSince = MeaningDifference & { simulatedAt: string };

export const draftSubject = (
  { id }: Pick<OrganisationDetail, 'id'>,
  { chainId, address }: Pick<GovernorView, 'chainId' | 'address'>,
  calls: readonly Call[],
): SimulationSubject => ({
  type: 'draft',
  chainId,
  organisationId: id,
  by: { governor: address },
  calls: calls.map(({ to, value, data }) => ({ target: to, value: String(value), calldata: data })),
});

export const proposalSubject = ({
  chainId,
  governor,
  proposalId,
}: Pick<Proposal, 'chainId' | 'governor' | 'proposalId'>): SimulationSubject => ({
  type: 'proposal',
  chainId,
  governor,
  proposalId,
});

const meaningOf = ({ outcome, simulation, flags, changes }: SimulationAnswer): Meaning => ({
  outcome,
  reason: simulation?.error_message ?? null,
  flags,
  changes,
});

/** The server knows it of a proposal; of a draft only this page does. */
export function changedSince({ first, now }: Runs): ChangedSince | undefined {
  if (now.since) return now.since;
  const difference = meaningDifference(meaningOf(first), meaningOf(now));
  return difference && { simulatedAt: first.simulatedAt, ...difference };
}

/**
 * Simulates on the server, and again every half minute while it is shown.
 *
 * @param stage - state of the proposal: with each new one it is run at once.
 */
export function useSimulation(subject: SimulationSubject | undefined, stage = '') {
  const client = useQueryClient();
  const key = apiKey(SIMULATE, { subject, stage });
  return useQuery(
    queryOptions({
      queryKey: key,
      enabled: subject !== undefined,
      refetchInterval: AGAIN,
      queryFn: async ({ signal }): Promise<Runs> => {
        const now = await api(SIMULATE, { body: subject!, signal });
        const before = client.getQueryData<Runs>(key)?.first;
        // Of an upgrade the server compares part by part: that one is done is no change of the others.
        const isCompared = before && before.outcome !== 'unknown' && subject!.type !== 'upgrade';
        return { first: isCompared ? before : now, now };
      },
    }),
  );
}
