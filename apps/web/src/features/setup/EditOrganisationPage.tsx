import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LinkButton } from '../../ui/RouterLinks.tsx';

/** The rules of editing are in the domain. The plan that turns changes into an upgrade proposal does not exist yet. */
export function EditOrganisationPage({ slug }: { slug: string }) {
  return (
    <>
      <PageHeader title="Edit Organisation" />
      <EmptyState
        title="Modules cannot be edited yet"
        action={
          <LinkButton to="/organisations/$slug" params={{ slug }} variant="default">
            Back to the organisation
          </LinkButton>
        }
      >
        Changing an organisation that stands on chain goes through an upgrade proposal, which its Protocol Upgrades signers approve. Those
        proposals are not available yet. Everything that is deployed keeps working as it is, and governors can already decide on payments.
      </EmptyState>
    </>
  );
}
