import { createFileRoute } from '@tanstack/react-router';
import { EditOrganisationPage } from '../../../features/setup/index.ts';

export const Route = createFileRoute('/organisations/$slug/edit')({ component: Page });

function Page() {
  const { slug } = Route.useParams();
  return <EditOrganisationPage slug={slug} />;
}
