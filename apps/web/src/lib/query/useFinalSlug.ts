import type { OrganisationDetail } from '@althing/domain/http';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { apiKey } from './apiQuery.ts';

/** When the organisation is registered, replaces the draft's id in the URL by its slug. */
export function useFinalSlug(slug: string, organisation: OrganisationDetail | undefined): void {
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    if (!organisation || organisation.slug === slug) return;
    client.setQueryData(apiKey('GET /api/v1/organisations/slug/:slug', { params: { slug: organisation.slug } }), organisation);
    void navigate({ to: '.', params: { slug: organisation.slug }, search: true, hash: true, replace: true });
  }, [slug, organisation, navigate, client]);
}
