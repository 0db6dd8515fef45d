import { createFileRoute } from '@tanstack/react-router';
import { loadMarket, MarketPage } from '../../features/bonds/index.ts';

export const Route = createFileRoute('/veos/$chainId/$marketId')({
  component: Page,
  loader: ({ context, params }) => loadMarket(context.queryClient, params),
  // The program asks for the market when it needs the page, not when it starts.
  codeSplitGroupings: [['component', 'loader']],
});

function Page() {
  return <MarketPage {...Route.useParams()} />;
}
