import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonPage } from '../app/ComingSoonPage.tsx';

export const Route = createFileRoute('/vote')({ component: () => <ComingSoonPage room="vote" /> });
