import { createFileRoute } from '@tanstack/react-router';
import { ModulePage } from '../../features/modules/ModulePage.tsx';

/** `draft`: opened while an organisation is being set up. */
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
