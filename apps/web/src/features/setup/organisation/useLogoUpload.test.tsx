// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useLogoUpload } from './useLogoUpload.ts';

const { upload, error } = vi.hoisted(() => ({ upload: vi.fn(), error: vi.fn() }));
vi.mock('../../../lib/http/api.ts', () => ({ api: { upload } }));
vi.mock('../../../ui/notify.ts', () => ({ notify: { error } }));

test('of a file that the browser cannot read any more it is said so, and nothing is uploaded', async () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useLogoUpload(vi.fn()), { wrapper });
  const gone = new File(['a'], 'logo.png');
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('NotReadableError')) }) as unknown as Blob;
  act(() => result.current.mutate(gone));
  await waitFor(() => expect(error).toHaveBeenCalledOnce());
  expect(error.mock.lastCall!.slice(0, 2)).toEqual(['Error reading file', 'There was an error reading the file. Please try again.']);
  expect(upload).not.toHaveBeenCalled();
});
