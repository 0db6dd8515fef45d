import type { OrganisationDetail } from '@althing/domain/http';
import { Notice } from '../../../ui/Notice.tsx';
import { TextLink } from '../../../ui/RouterLinks.tsx';
import { useUpgrades } from '../queries.ts';

/** Before another upgrade is proposed: those that are not carried out yet, which it competes with. Nothing where there are none. */
export function OtherOpen({ organisation: { id, slug } }: { organisation: Pick<OrganisationDetail, 'id' | 'slug'> }) {
  const [open, approved, executing] = [useUpgrades(id, 'open'), useUpgrades(id, 'approved'), useUpgrades(id, 'executing')];
  const lists = [executing, approved, open];
  const others = lists.flatMap(({ data }) => data?.pages[0]?.items ?? []).filter(({ isStale }) => !isStale);
  if (lists.some(({ isError }) => isError))
    return <Notice title="Whether others are proposed is not known">The upgrade proposals of this organisation could not be read.</Notice>;
  if (others.length === 0) return null;
  return (
    <Notice
      title={others.length === 1 ? 'Another upgrade is proposed already' : `${others.length} other upgrades are proposed already`}
      actions={others.map(({ id: proposalId, proposalName }) => (
        <TextLink key={proposalId} to="/organisations/$slug/upgrades/$proposalId" params={{ slug, proposalId }}>
          <bdi>{proposalName}</bdi>
        </TextLink>
      ))}
    >
      Once one of them is carried out and registered, the organisation has changed, and what was proposed before has to be proposed again.
    </Notice>
  );
}
