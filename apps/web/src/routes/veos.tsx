import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonPage } from '../app/ComingSoonPage.tsx';

export const Route = createFileRoute('/veos')({ component: () => <ComingSoonPage room="veos" /> });
