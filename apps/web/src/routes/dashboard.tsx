import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonPage } from '../app/ComingSoonPage.tsx';
import { DashboardPage } from '../features/bonds/index.ts';
import { useAppConfig } from '../lib/config/AppConfigContext.ts';

export const Route = createFileRoute('/dashboard')({ component: Page });

function Page() {
  return useAppConfig().features.bonding ? <DashboardPage /> : <ComingSoonPage room="dashboard" />;
}
