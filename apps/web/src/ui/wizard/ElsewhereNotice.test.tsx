// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../test/renderUi.tsx';
import { afterTyping } from '../../lib/afterTyping.ts';
import { AsideNotice } from './AsideNotice.tsx';
import { createDraftStore } from './createDraftStore.ts';
import { ElsewhereNotice } from './ElsewhereNotice.tsx';
import { writtenLater } from './writtenLater.ts';

const tab = () =>
  createDraftStore<string>({
    storage: localStorage,
    name: 'draft',
    entries: [],
    parse: (text) => text ?? undefined,
    serialise: (draft) => draft,
  });
type Tab = ReturnType<typeof tab>;

function Page({ store }: { store: Tab }) {
  const [text, setText] = useState(() => store.draft() ?? '');
  const write = (next: string) => {
    setText(next);
    store.saveDraft(next);
  };
  const take = () => {
    store.open(undefined);
    setText(store.draft() ?? '');
  };
  return (
    <>
      <ElsewhereNotice store={store} onTake={take} />
      <AsideNotice store={store} onTake={take} />
      <input aria-label="Name" value={text} onChange={(event) => write(event.currentTarget.value)} />
    </>
  );
}
const told = () => screen.queryByText('This draft was changed in another tab');
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

function twoTabs(opened: (store: Tab) => Tab = (store) => store) {
  const other = tab();
  other.saveDraft('Commons');
  const store = opened(tab());
  const { user } = renderUi(<Page store={store} />);
  return { other, user };
}
const changeElsewhere = (other: Tab, draft: string) =>
  act(() => {
    other.saveDraft(draft);
    dispatchEvent(new Event('storage'));
  });

test('a change in another tab is told, and neither draft is lost until one is chosen', async () => {
  const { other, user } = twoTabs();
  expect(told()).toBeNull();
  changeElsewhere(other, 'Commons of the mill');
  expect(told()).not.toBeNull();
  await user.type(field(), ' by the quay');
  expect([field().value, localStorage.getItem('draft')]).toEqual(['Commons by the quay', 'Commons of the mill']);
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});

test('what was typed a moment before the page is closed is asked about as well', async () => {
  const { other, user } = twoTabs((store) => writtenLater(store, afterTyping));
  changeElsewhere(other, 'Commons of the mill');
  const leaves = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaves()).toBe(false);
  await user.type(field(), '!');
  expect(leaves()).toBe(true);
});

test('the draft of the other tab can be taken', async () => {
  const { other, user } = twoTabs();
  changeElsewhere(other, 'Commons of the mill');
  await user.click(screen.getByRole('button', { name: 'Take the one of the other tab' }));
  expect([told(), field().value]).toEqual([null, 'Commons of the mill']);
});

test('the draft of this tab can be kept', async () => {
  const { other, user } = twoTabs();
  changeElsewhere(other, 'Commons of the mill');
  await user.click(screen.getByRole('button', { name: 'Keep the one on this page' }));
  expect([told(), field().value, localStorage.getItem('draft')]).toEqual([null, 'Commons', 'Commons']);
});

test('a tab that slept through the change tells of it with the first keystroke', async () => {
  const { other, user } = twoTabs();
  other.saveDraft('Commons of the mill');
  await user.type(field(), '!');
  expect(told()).not.toBeNull();
  expect(localStorage.getItem('draft')).toBe('Commons of the mill');
});

test('a page without a draft of its own offers only the other one', () => {
  const store = tab();
  renderUi(<Page store={store} />);
  changeElsewhere(tab(), 'Commons');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Take the one of the other tab']);
});

test('the one that was not chosen can be had back, and let go', async () => {
  const { other, user } = twoTabs();
  changeElsewhere(other, 'Commons of the mill');
  await user.click(screen.getByRole('button', { name: 'Keep the one on this page' }));
  expect(screen.getByText('Another version of this draft is kept')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Use it' }));
  expect(field().value).toBe('Commons of the mill');
  await user.click(screen.getByRole('button', { name: 'Throw it away' }));
  expect([screen.queryByText('Another version of this draft is kept'), field().value]).toEqual([null, 'Commons of the mill']);
});

test('a draft of before signing in is offered beside the account’s own', async () => {
  const signedIn = (account?: string) => {
    const store = tab();
    store.open(account);
    return store;
  };
  signedIn('0xaa').saveDraft('of Anna');
  signedIn().saveDraft('of nobody');
  const store = signedIn('0xaa');
  const { user } = renderUi(<AsideNotice store={store} onTake={() => undefined} />);
  expect(screen.getByText('You wrote a draft before signing in')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Use it' }));
  expect(store.draft()).toBe('of nobody');
  expect(screen.queryByText('You wrote a draft before signing in')).toBeNull();
});
