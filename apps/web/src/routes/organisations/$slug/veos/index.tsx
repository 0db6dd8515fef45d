import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonPage } from '../../../../app/ComingSoonPage.tsx';

export const Route = createFileRoute('/organisations/$slug/veos/')({ component: () => <ComingSoonPage room="organisationVeos" /> });
