// @vitest-environment happy-dom
import { writeDraftFile } from '@althing/domain/actionFiles';
import { emptyProposal } from '@althing/domain/governance';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { DraftBar } from './DraftBar.tsx';
import { createDraftShelf } from './draftShelf.ts';

const toasts = vi.hoisted(() => ({ error: vi.fn() }));
vi.mock('../../../ui/notify.ts', () => ({ notify: toasts }));

const onOpen = vi.fn();
const draft = { form: { ...emptyProposal(), title: 'Pay the baker' }, governor: '31337:0x1' };
beforeEach(() => localStorage.clear());

function draw() {
  const shelf = createDraftShelf(localStorage, 'ting', undefined);
  const add = vi.fn((name: string) => shelf.add(name) !== undefined);
  const drafts = { shelf, add, choose: (id: string) => shelf.choose(id), remove: vi.fn() };
  return { ...renderPage(<DraftBar wizard={{ draft, drafts }} onOpen={onOpen} />), shelf, add };
}

test('one draft needs no list; a copy has its name and everything in it', async () => {
  const { user, add, shelf } = draw();
  expect(screen.queryByRole('combobox', { name: 'Draft' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Drafts' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy this draft' }));
  expect(add).toHaveBeenCalledWith('Pay the baker (copy)', draft);
  expect(onOpen).toHaveBeenCalledOnce();
  expect(shelf.drafts()).toHaveLength(2);
});

test('a draft from a file becomes another one, and a bad file none', async () => {
  const { user, container, add } = draw();
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File(['{"a":1}'], 'draft.json', { type: 'application/json' }));
  await vi.waitFor(() =>
    expect(toasts.error).toHaveBeenCalledWith('The draft was not opened', 'This is not a draft of a proposal that was saved here'),
  );
  expect(add).not.toHaveBeenCalled();
  await user.upload(input, new File([writeDraftFile({ name: 'Bread', ...draft })], 'draft.json', { type: 'application/json' }));
  await vi.waitFor(() => expect(add).toHaveBeenCalledWith('Bread', draft));
});
