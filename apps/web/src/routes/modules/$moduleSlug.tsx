import { createFileRoute } from '@tanstack/react-router';
import { ModulePage } from '../../features/modules/ModulePage.tsx';

/** `draft`: the page was opened while setting up an organisation. */
interface Search {
  draft?: true | undefined;
}

export const Route = createFileRoute('/modules/$moduleSlug')({
  validateSearch: ({ draft }: Record<string, unknown>): Search => ({ draft: draft === true ? draft : undefined }),
  component: Page,
});

function Page() {
  const { moduleSlug } = Route.useParams();
  return <ModulePage moduleSlug={moduleSlug} isMidDraft={Route.useSearch().draft === true} />;
}
