// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useTypedForm } from './useTypedForm.ts';

const draw = (onSearch: (change: object) => void) => renderHook(() => useTypedForm({}, { from: 1, to: 2 }, onSearch)).result;

test('what is typed is meant for the chains on the page, whatever the wallet’s is later', async () => {
  const onSearch = vi.fn();
  const form = draw(onSearch);
  act(() => form.current.change({ amount: '5' }));
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalledExactlyOnceWith({ from: 1, to: 2, amount: '5', recipient: undefined }));
  act(() => form.current.change({ by: 'axelar' }));
  expect(onSearch).toHaveBeenLastCalledWith({ from: 1, to: 2, by: 'axelar' });
});

test('other chains take the place of these', () => {
  const onSearch = vi.fn();
  const form = draw(onSearch);
  act(() => form.current.change({ from: 2, to: 1 }));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ from: 2, to: 1 });
});
