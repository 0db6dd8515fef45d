// @vitest-environment happy-dom
import type { OrganisationDetail } from '@althing/domain/http';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { apiKey } from './apiQuery.ts';
import { useFinalSlug } from './useFinalSlug.ts';

const { navigate } = vi.hoisted(() => ({ navigate: vi.fn() }));
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }));

const ID = '0b0e2c6e-1b8f-4f0e-9a55-0c7a6b1d2e3f';
const organisation = (slug: string) => ({ id: ID, slug }) as OrganisationDetail;

function mount(slug: string, initial: OrganisationDetail | undefined) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const { rerender } = renderHook((read: OrganisationDetail | undefined) => useFinalSlug(slug, read), { initialProps: initial, wrapper });
  return { client, rerender };
}

beforeEach(() => navigate.mockReset());

test('the page of a draft stays where it is until there is a slug, and then has it at hand', () => {
  const { client, rerender } = mount(ID, undefined);
  rerender(organisation(ID));
  expect(navigate).not.toHaveBeenCalled();
  rerender(organisation('harbour'));
  expect(navigate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ params: { slug: 'harbour' }, replace: true }));
  expect(client.getQueryData(apiKey('GET /api/v1/organisations/slug/:slug', { params: { slug: 'harbour' } }))).toEqual(
    organisation('harbour'),
  );
});

test('a page under its slug stays', () => {
  mount('harbour', organisation('harbour'));
  expect(navigate).not.toHaveBeenCalled();
});
