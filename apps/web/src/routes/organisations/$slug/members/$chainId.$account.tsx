import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '../../../../features/members/index.ts';
import type { MemberPageSearch } from '../../../../features/members/memberSearch.ts';

/** The lists of the page read its search themselves, as every page loads what a route's file needs for it. */
export const Route = createFileRoute('/organisations/$slug/members/$chainId/$account')({
  component: Page,
  validateSearch: (search) => search as MemberPageSearch,
});

function Page() {
  const { slug, chainId, account } = Route.useParams();
  return <MemberPage slug={slug} chainId={chainId} account={account} />;
}
