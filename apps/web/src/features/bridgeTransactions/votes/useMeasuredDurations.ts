import type { MeasuredDurations } from '@althing/domain/bridges';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/query/apiQuery.ts';

const LAST = 600_000;

/** What bridges took lately from a chain; empty until it is known, as what is expected of them counts anyway. */
export function useMeasuredDurations(chainId: number): MeasuredDurations {
  const { data } = useQuery({ ...apiQuery('GET /api/v1/bridge/durations', {}), staleTime: LAST });
  const ofChain = data?.durations.filter((each) => each.chainId === chainId) ?? [];
  return Object.fromEntries(ofChain.map(({ bridge, seconds }) => [bridge, seconds]));
}
