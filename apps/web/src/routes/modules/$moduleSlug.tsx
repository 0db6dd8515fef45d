import { createFileRoute } from '@tanstack/react-router';
import { ModulePage } from '../../features/modules/ModulePage.tsx';

export const Route = createFileRoute('/modules/$moduleSlug')({ component: Page });

function Page() {
  const { moduleSlug } = Route.useParams();
  return <ModulePage moduleSlug={moduleSlug} />;
}
