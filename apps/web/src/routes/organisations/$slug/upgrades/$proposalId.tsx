import { createFileRoute } from '@tanstack/react-router';
import { UpgradePage } from '../../../../features/upgrades/index.ts';

export const Route = createFileRoute('/organisations/$slug/upgrades/$proposalId')({ component: Page });

function Page() {
  return <UpgradePage {...Route.useParams()} />;
}
