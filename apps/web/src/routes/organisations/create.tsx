import { createFileRoute } from '@tanstack/react-router';
import { CreateOrganisationPage } from '../../features/setup/index.ts';

export const Route = createFileRoute('/organisations/create')({ component: CreateOrganisationPage });
