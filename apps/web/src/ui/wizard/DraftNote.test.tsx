// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../test/renderUi.tsx';
import type { SaveState } from './createDraftStore.ts';
import { DraftNote } from './DraftNote.tsx';

function draw(state: SaveState) {
  const onStartAgain = vi.fn<() => void>();
  const store = { subscribe: () => () => undefined, saveState: () => state };
  const { container, user } = renderUi(<DraftNote store={store} lost="Everything you entered." onStartAgain={onStartAgain} />);
  return { text: container.querySelector('span')?.textContent, user, onStartAgain };
}
const startAgain = () => screen.queryByRole('button', { name: 'Start again' });

test('before anything is entered the note says where it will be kept, and offers nothing to throw away', () => {
  expect(draw('nothing').text).toBe('What you enter is saved on this device as you go.');
  expect(startAgain()).toBeNull();
});

test('a draft that the browser refuses to keep is an alert', () => {
  draw('failed');
  expect(screen.getByRole('alert').textContent).toBe(
    'This browser does not let us save your draft. Keep this page open until you are done.',
  );
});

test('a draft that another tab has changed is not thrown away from here', () => {
  expect(draw('elsewhere').text).toBe('Not saved: this draft was changed in another tab.');
  expect(startAgain()).toBeNull();
});

test('a saved draft is thrown away only once that was confirmed', async () => {
  const { text, user, onStartAgain } = draw('saved');
  expect(text).toBe('Saved on this device. You can leave and come back.');
  await user.click(startAgain()!);
  expect(screen.getByText('Everything you entered.')).toBeDefined();
  expect(onStartAgain).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Throw the draft away' }));
  expect(onStartAgain).toHaveBeenCalledOnce();
});
