import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/query/apiQuery.ts';
import type { RecordedMarket } from './permitProps.ts';

export const PERMITS_PAGE = 10;

/** The permits of a market, newest first. */
export const usePermits = ({ id }: RecordedMarket, page: number, limit: number = PERMITS_PAGE) =>
  useQuery({
    ...apiQuery('GET /api/v1/bonds/markets/:id/permits', { params: { id }, query: { page, limit } }),
    placeholderData: keepPreviousData,
  });
