import { PageHeader } from '../ui/PageHeader.tsx';
import { LinkButton } from '../ui/RouterLinks.tsx';

export function NotFoundPage() {
  return (
    <PageHeader
      eyebrow="404"
      title="Nothing is at this address"
      lead="The link may be old, or a letter may be missing. Nothing of yours is lost: organisations live on their chains, whatever this page says."
      actions={
        <>
          <LinkButton to="/organisations">Find an organisation</LinkButton>
          <LinkButton to="/" variant="default">
            Go home
          </LinkButton>
        </>
      }
    />
  );
}
