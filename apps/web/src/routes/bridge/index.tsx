import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonPage } from '../../app/ComingSoonPage.tsx';

export const Route = createFileRoute('/bridge/')({ component: () => <ComingSoonPage room="bridge" /> });
