import type { OrganisationDetail } from '@althing/domain/http';
import { isUpgradeSettled } from '@althing/domain/upgrades';
import { Notice } from '../../../ui/Notice.tsx';
import { TextLink } from '../../../ui/RouterLinks.tsx';
import { useUpgrades } from '../queries.ts';

/** Before another upgrade is proposed: those among the newest that are not settled, which it competes with. Nothing where there are none. */
export function OtherOpen({ organisation: { id, slug } }: { organisation: Pick<OrganisationDetail, 'id' | 'slug'> }) {
  const open = (useUpgrades(id).data?.pages[0]?.items ?? []).filter(({ state }) => !isUpgradeSettled(state));
  if (open.length === 0) return null;
  return (
    <Notice
      title={open.length === 1 ? 'Another upgrade proposal is open' : `${open.length} other upgrade proposals are open`}
      actions={open.map(({ id: proposalId, proposalName }) => (
        <TextLink key={proposalId} to="/organisations/$slug/upgrades/$proposalId" params={{ slug, proposalId }}>
          <bdi>{proposalName}</bdi>
        </TextLink>
      ))}
    >
      Once one of them is carried out and registered, the organisation has changed, and what was proposed before has to be proposed again.
    </Notice>
  );
}
