import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '../../../../features/members/index.ts';

export const Route = createFileRoute('/organisations/$slug/members/$chainId/$account')({ component: Page });

function Page() {
  const { slug, chainId, account } = Route.useParams();
  return <MemberPage slug={slug} chainId={chainId} account={account} />;
}
