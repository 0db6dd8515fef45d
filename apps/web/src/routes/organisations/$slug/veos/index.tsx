import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonPage } from '../../../../app/ComingSoonPage.tsx';
import { OrganisationMarketsPage } from '../../../../features/bonds/index.ts';
import { useAppConfig } from '../../../../lib/config/AppConfigContext.ts';

export const Route = createFileRoute('/organisations/$slug/veos/')({ component: Page });

function Page() {
  const { slug } = Route.useParams();
  return useAppConfig().features.bonding ? <OrganisationMarketsPage slug={slug} /> : <ComingSoonPage room="organisationVeos" />;
}
