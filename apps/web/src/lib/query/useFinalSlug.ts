import type { OrganisationDetail } from '@althing/domain/http';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { apiKey } from './apiQuery.ts';

/** Replaces the id of a draft, by which its page was opened, by the slug that the organisation got when it was registered. */
export function useFinalSlug(slug: string, organisation: OrganisationDetail | undefined): void {
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    if (!organisation || organisation.slug === slug) return;
    client.setQueryData(apiKey('GET /api/v1/organisations/slug/:slug', { params: { slug: organisation.slug } }), organisation);
    void navigate({ to: '.', params: { slug: organisation.slug }, search: true, hash: true, replace: true });
  }, [slug, organisation, navigate, client]);
}
