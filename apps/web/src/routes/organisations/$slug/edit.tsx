import { createFileRoute } from '@tanstack/react-router';
import { EditOrganisationPage } from '../../../features/setup/index.ts';

interface EditSearch {
  /** An upgrade proposal of which nothing came, whose changes can be taken over. */
  from?: string | undefined;
}

export const Route = createFileRoute('/organisations/$slug/edit')({
  component: Page,
  validateSearch: ({ from }: Record<string, unknown>): EditSearch => ({ from: typeof from === 'string' ? from : undefined }),
});

function Page() {
  const { slug } = Route.useParams();
  return <EditOrganisationPage slug={slug} from={Route.useSearch().from} />;
}
