// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { appConfig } from '../../../../test/appConfig.ts';
import { AppConfigProvider } from '../../../lib/config/AppConfigContext.ts';
import { useConfirmCitizenship } from './useConfirmCitizenship.ts';

const { sign, api, notify } = vi.hoisted(() => ({ sign: vi.fn(), api: vi.fn(), notify: { success: vi.fn(), error: vi.fn() } }));
vi.mock('wagmi', () => ({
  useConnection: () => ({ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chainId: 31337 }),
  useSignTypedData: () => ({ mutateAsync: sign }),
}));
vi.mock('../../../lib/http/api.ts', () => ({ api }));
vi.mock('../../../ui/notify.ts', () => ({ notify }));

beforeEach(() => {
  for (const each of [sign, api, notify.success, notify.error]) each.mockReset();
});

const mount = () =>
  renderHook(useConfirmCitizenship, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <AppConfigProvider value={appConfig}>
        <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
      </AppConfigProvider>
    ),
  }).result;

test('a statement that is saved is told, and what follows begins', async () => {
  sign.mockResolvedValue('0x12');
  api.mockResolvedValue({});
  const onConfirmed = vi.fn();
  const result = mount();
  act(() => result.current.confirm(onConfirmed));
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce());
  expect(notify.success).toHaveBeenCalledExactlyOnceWith('Citizenship confirmed successfully');
});

test.each([
  ['the wallet refuses', () => sign.mockRejectedValue(new Error('User rejected the request.'))],
  [
    'the server refuses',
    () => {
      sign.mockResolvedValue('0x12');
      api.mockRejectedValue(new Error('away'));
    },
  ],
])('where %s it is said, and nothing follows', async (_who, refuse) => {
  refuse();
  const onConfirmed = vi.fn();
  const result = mount();
  act(() => result.current.confirm(onConfirmed));
  await waitFor(() => expect(notify.error).toHaveBeenCalledOnce());
  expect(notify.error.mock.lastCall![0]).toBe('Unable to confirm citizenship. Please try again');
  expect(onConfirmed).not.toHaveBeenCalled();
});
