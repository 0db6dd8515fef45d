import { createFileRoute } from '@tanstack/react-router';
import { DeployPage } from '../../../features/deploy/index.ts';

export const Route = createFileRoute('/organisations/$slug/deploy')({ component: Page });

function Page() {
  const { slug } = Route.useParams();
  return <DeployPage slug={slug} />;
}
