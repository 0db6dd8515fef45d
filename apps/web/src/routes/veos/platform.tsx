import { createFileRoute } from '@tanstack/react-router';
import { BondContractsPage } from '../../features/bonds/index.ts';

export const Route = createFileRoute('/veos/platform')({ component: BondContractsPage });
