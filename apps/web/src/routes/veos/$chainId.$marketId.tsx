import { createFileRoute } from '@tanstack/react-router';
import { MarketPage } from '../../features/bonds/index.ts';

export const Route = createFileRoute('/veos/$chainId/$marketId')({ component: Page });

function Page() {
  return <MarketPage {...Route.useParams()} />;
}
