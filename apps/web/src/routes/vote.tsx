import { createFileRoute } from '@tanstack/react-router';
import { VotePage } from '../features/governance/index.ts';

export const Route = createFileRoute('/vote')({ component: VotePage });
