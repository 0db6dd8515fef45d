import type { OrganisationSummary } from '@althing/domain/http';
import type { ReactNode } from 'react';
import { useMarketPermission } from './useMarketPermission.ts';

interface MayOpenMarketsProps {
  organisation: Pick<OrganisationSummary, 'id' | 'state'>;
  children: ReactNode;
}

/** Shows its children, as the link "Create VEO", to those whom the server allows to open markets of the organisation. */
export function MayOpenMarkets({ organisation: { id, state }, children }: MayOpenMarketsProps) {
  const { mayOpen } = useMarketPermission(id, state === 'deployed');
  return mayOpen && children;
}
