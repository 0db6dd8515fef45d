import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ComingSoonPage } from '../../../../app/ComingSoonPage.tsx';
import { CreateVeoPage } from '../../../../features/veoCreation/index.ts';
import { useAppConfig } from '../../../../lib/config/AppConfigContext.ts';
import { LineSkeletons } from '../../../../ui/Skeletons.tsx';

export const Route = createFileRoute('/organisations/$slug/veos/create')({ component: Page });

function Page() {
  const { slug } = Route.useParams();
  if (!useAppConfig().features.bonding) return <ComingSoonPage room="organisationVeos" />;
  return (
    <Suspense fallback={<LineSkeletons lines={8} />}>
      <CreateVeoPage slug={slug} />
    </Suspense>
  );
}
