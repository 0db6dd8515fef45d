// @vitest-environment happy-dom
import type { OrganisationInput } from '@althing/domain/organisation';
import type { Plan } from '@althing/planner';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSubmit } from './useSubmit.ts';

const { api, navigate, error } = vi.hoisted(() => ({ api: vi.fn(), navigate: vi.fn(), error: vi.fn() }));
vi.mock('../../../ui/notify.ts', () => ({ notify: { error } }));
vi.mock('../../../lib/http/api.ts', () => ({ api }));
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }));

const submission = { input: { name: 'Harbour' } as OrganisationInput, plan: { salt: '0x01', chains: [] } satisfies Plan };
const CREATE = 'POST /api/v1/organisations';
const created = () => api.mock.calls.filter(([endpoint]) => endpoint === CREATE).length;

beforeEach(() => {
  localStorage.clear();
  navigate.mockReset();
  api.mockReset();
  api.mockImplementation(async (endpoint: string) => (endpoint === CREATE ? { id: '1', slug: '1' } : { slug: 'harbour', contracts: [] }));
});

function mount() {
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
  return renderHook(useSubmit, { wrapper }).result;
}

test('pressing Deploy twice at once creates one organisation', async () => {
  const result = mount();
  act(() => {
    result.current.deploy(submission);
    result.current.deploy(submission);
  });
  await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  act(() => result.current.deploy(submission));
  expect(created()).toBe(1);
  expect(navigate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ params: { slug: 'harbour' } }));
});

test('what failed can be tried again, and goes on where it stopped', async () => {
  api.mockImplementation(async (endpoint: string) => {
    if (endpoint === CREATE) return { id: '1', slug: '1' };
    throw new Error('the line is gone');
  });
  const result = mount();
  act(() => result.current.deploy(submission));
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(error).toHaveBeenCalledExactlyOnceWith('Organisation creation failed', 'Something went wrong. Nothing is lost.');
  act(() => result.current.deploy(submission));
  await waitFor(() => expect(api).toHaveBeenCalledTimes(3));
  expect(created()).toBe(1);
});
