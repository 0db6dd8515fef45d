// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { appConfig } from '../../test/appConfig.ts';
import { renderPage } from '../../test/renderPage.tsx';
import { ApiError } from '../lib/http/apiError.ts';
import { AccountInput, type AccountInputProps, addressProblem } from './AccountInput.tsx';

const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BEA = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const { api, session } = vi.hoisted(() => ({ api: vi.fn(), session: { current: undefined as { address: string } | undefined } }));
vi.mock('../lib/http/api.ts', () => ({ api }));
vi.mock('../lib/session/useSession.ts', () => ({ useSession: () => session.current }));
beforeEach(() => {
  session.current = undefined;
  api
    .mockReset()
    .mockImplementation(async (endpoint: string) =>
      endpoint.endsWith('/labels') ? { items: [{ address: BEA, label: 'Baker' }] } : { account: ADA, name: 'ada.eth' },
    );
});

function Field(props: Partial<AccountInputProps>) {
  const [value, setValue] = useState('');
  return <AccountInput label="Recipient" {...props} value={props.value ?? value} onChange={setValue} />;
}
const draw = (hasEnsNames = true, props: Partial<AccountInputProps> = {}) =>
  renderPage(<Field {...props} />, { ...appConfig, hasEnsNames });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Recipient' });
const said = (words: string | RegExp) =>
  screen.queryByText((_, element) => element?.tagName === 'P' && matches(element.textContent, words));
const matches = (text: string, words: string | RegExp) => (typeof words === 'string' ? text === words : words.test(text));
const FOUND = 'The account of ada.eth on Ethereum: 0x7099…dc79C8. Check it.';

test('a name gives its place to the address when the field is left, and is told beside it as long as that stands there', async () => {
  const { user } = draw();
  await user.type(field(), ' ada.eth');
  expect(api).not.toHaveBeenCalled();
  await user.tab();
  await vi.waitFor(() => expect(said(FOUND)).not.toBeNull());
  expect(field().value).toBe(ADA);
  expect(api.mock.calls.map(([, { params }]) => params)).toEqual([{ name: 'ada.eth' }]);
  await user.type(field(), '{Backspace}');
  expect(said(/The account of/)).toBeNull();
  expect(field().value).toBe(ADA.slice(0, -1));
});

test('a name that is answered before the page knows that it was typed is put all the same', async () => {
  let text = '';
  const present = { get: () => text, subscribe: () => () => undefined };
  const type = vi.fn((next: string) => void (text = next));
  const { user } = renderPage(<AccountInput label="Recipient" value="" present={present} onChange={type} />, {
    ...appConfig,
    hasEnsNames: true,
  });
  await user.click(field());
  await user.paste('ada.eth');
  await vi.waitFor(() => expect(type.mock.calls).toEqual([['ada.eth'], [ADA]]));
});

test.each([
  ['Enter is pressed', (user: ReturnType<typeof draw>['user']) => user.type(field(), 'ada.eth{Enter}')],
  [
    'it is pasted',
    async (user: ReturnType<typeof draw>['user']) => {
      await user.click(field());
      await user.paste('ada.eth\n');
    },
  ],
])('a name is looked up where %s', async (_how, enter) => {
  const { user } = draw();
  await enter(user);
  await vi.waitFor(() => expect(field().value).toBe(ADA));
  expect(said(FOUND)).not.toBeNull();
});

test('what was typed since is left alone', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  api.mockReturnValue(promise);
  const { user } = draw();
  await user.type(field(), 'ada.eth');
  await user.tab();
  expect(said('Looking up ada.eth …')).not.toBeNull();
  await user.type(field(), 'er');
  await act(async () => resolve({ account: ADA, name: 'ada.eth' }));
  expect(said(/Looking up/)).toBeNull();
  await user.type(field(), '{Backspace}{Backspace}s');
  expect(field().value).toBe('ada.eths');
});

test.each([
  ['No address is recorded for ada.eth.', 404],
  ['ada.eth is no ENS name.', 400],
  ['ENS names cannot be read now. Enter the address, or try again later.', 503],
])('“%s” is said where that is so, in the place of what is wrong with the text, which stays', async (words, status) => {
  api.mockRejectedValue(new ApiError('no', { status, code: 'x' }));
  const { user } = draw(true, { error: 'The address is invalid' });
  await user.type(field(), 'ada.eth');
  await user.tab();
  await vi.waitFor(() => expect(said(words)).not.toBeNull());
  expect(said('The address is invalid')).toBeNull();
  expect(field().value).toBe('ada.eth');
  await user.click(field());
  await user.tab();
  expect(api).toHaveBeenCalledTimes(2);
});

test('addresses, long texts, what cannot be changed, and any text where names are off, are not asked about', async () => {
  const { user, unmount } = draw();
  for (const text of [`${ADA}.`, 'two words.eth', `${'a'.repeat(100)}.eth`]) {
    await user.clear(field());
    await user.type(field(), text);
    await user.tab();
  }
  unmount();
  const locked = draw(true, { value: 'v1.0 Assembly', readOnly: true });
  await user.click(field());
  await user.tab();
  locked.unmount();
  draw(false);
  await user.type(field(), 'ada.eth');
  await user.tab();
  expect(field().placeholder).toBe('0x…');
  expect(api).not.toHaveBeenCalled();
});

test('what may become a name is held against nobody before the field is left', async () => {
  const { user, unmount } = draw(true, { problemOf: addressProblem });
  await user.type(field(), '0x12');
  expect(said('The address is invalid')).not.toBeNull();
  await user.clear(field());
  await user.type(field(), 'ada');
  expect(said('The address is invalid')).toBeNull();
  await user.tab();
  expect(said('The address is invalid')).not.toBeNull();
  unmount();
  draw(false, { problemOf: addressProblem });
  await user.type(field(), 'ada');
  expect(said('The address is invalid')).not.toBeNull();
});

test('who is signed in chooses their own address, or one that they gave a name to, which is told below it', async () => {
  session.current = { address: ADA };
  const { user } = draw(false);
  await user.click(await screen.findByRole('button', { name: 'Choose instead of typing: Recipient' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Baker (0x3C44…4293BC)' }));
  expect(field().value).toBe(BEA);
  expect(said('You call it Baker.')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Choose instead of typing: Recipient' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Use my address' }));
  expect(field().value).toBe(ADA);
  expect(said(/You call it/)).toBeNull();
});
