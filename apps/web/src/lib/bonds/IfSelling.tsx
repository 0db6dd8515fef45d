import type { OrganisationDetail } from '@althing/domain/http';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAppConfig } from '../config/AppConfigContext.ts';
import { apiQuery } from '../query/apiQuery.ts';

interface IfSellingProps {
  organisation: Pick<OrganisationDetail, 'id' | 'state' | 'hasBondingEngine'>;
  children: ReactNode;
}

/** Shows its children where an organisation has the module for bonds, or sells some without it. */
export function IfSelling({ organisation: { id, state, hasBondingEngine }, children }: IfSellingProps) {
  const { bonding } = useAppConfig().features;
  const { data } = useQuery({
    ...apiQuery('GET /api/v1/bonds/organisations/:id/markets', { params: { id }, query: { limit: 1 } }),
    enabled: bonding && state === 'deployed' && !hasBondingEngine,
  });
  return hasBondingEngine || (data !== undefined && data.items.length > 0) ? children : null;
}
