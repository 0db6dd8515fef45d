import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonPage } from '../../app/ComingSoonPage.tsx';
import { MarketsPage } from '../../features/bonds/index.ts';
import { useAppConfig } from '../../lib/config/AppConfigContext.ts';

export const Route = createFileRoute('/veos/')({ component: Page });

function Page() {
  return useAppConfig().features.bonding ? <MarketsPage /> : <ComingSoonPage room="veos" />;
}
