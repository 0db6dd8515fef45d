// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { appConfig } from '../../test/appConfig.ts';
import { renderPage } from '../../test/renderPage.tsx';
import { ApiError } from '../lib/http/apiError.ts';
import { AccountInput } from './AccountInput.tsx';

const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const { api } = vi.hoisted(() => ({ api: vi.fn() }));
vi.mock('../lib/http/api.ts', () => ({ api }));
beforeEach(() => {
  api.mockReset().mockResolvedValue({ account: ADA, name: 'ada.eth' });
});

function Field() {
  const [value, setValue] = useState('');
  return <AccountInput label="Recipient" value={value} onChange={setValue} />;
}
const draw = (hasEnsNames = true) => renderPage(<Field />, { ...appConfig, hasEnsNames });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Recipient' });

test('a name gives its place to the address when the field is left, and is told beside it as long as that stands there', async () => {
  const { user } = draw();
  await user.type(field(), ' ada.eth');
  expect(api).not.toHaveBeenCalled();
  await user.tab();
  expect(await screen.findByText(/The account of ada\.eth on Ethereum/)).toBeDefined();
  expect(field().value).toBe(ADA);
  expect(api.mock.calls.map(([, { params }]) => params)).toEqual([{ name: 'ada.eth' }]);
  await user.type(field(), '{Backspace}');
  expect(screen.queryByText(/The account of/)).toBeNull();
  expect(field().value).toBe(ADA.slice(0, -1));
});

test('what was typed since is left alone', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  api.mockReturnValue(promise);
  const { user } = draw();
  await user.type(field(), 'ada.eth');
  await user.tab();
  expect(screen.getByText(/Looking up/)).toBeDefined();
  await user.type(field(), 'er');
  await act(async () => resolve({ account: ADA, name: 'ada.eth' }));
  expect(screen.queryByText(/Looking up/)).toBeNull();
  await user.type(field(), '{Backspace}{Backspace}s');
  expect(field().value).toBe('ada.eths');
});

test.each([
  ['leads to no account', 404],
  ['cannot be read now', 503],
])('a name that %s is said to', async (words, status) => {
  api.mockRejectedValue(new ApiError('no', { status, code: 'x' }));
  const { user } = draw();
  await user.type(field(), 'ada.eth');
  await user.tab();
  expect(await screen.findByText(new RegExp(words))).toBeDefined();
  expect(field().value).toBe('ada.eth');
});

test('addresses, and any text where names are off, are not asked about', async () => {
  const { user, unmount } = draw();
  await user.type(field(), `${ADA}.`);
  await user.tab();
  unmount();
  draw(false);
  await user.type(field(), 'ada.eth');
  await user.tab();
  expect(field().placeholder).toBe('0x…');
  expect(api).not.toHaveBeenCalled();
});
