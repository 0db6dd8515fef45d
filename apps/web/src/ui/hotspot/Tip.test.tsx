// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../../test/renderUi.tsx';

beforeEach(() => void vi.resetModules());

/** Renders as after a reload: which tips were seen is read from the browser's storage. */
async function draw(when = true) {
  const { Tip } = await import('./Tip.tsx');
  return renderUi(
    <>
      <Tip id="first" text="Connect your wallet" when={when} />
      <Tip id="second" after="first" text="Create an organisation" />
    </>,
  );
}
const tips = () => screen.queryAllByRole('complementary', { name: 'Tip' }).map((tip) => tip.firstChild?.textContent);

test('one tip stands at a time, and each once', async () => {
  const { user, unmount } = await draw();
  expect(tips()).toEqual(['Connect your wallet']);
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(tips()).toEqual(['Create an organisation']);
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(tips()).toEqual([]);
  unmount();
  vi.resetModules();
  await draw();
  expect(tips()).toEqual([]);
});

test('a tip that makes no sense here does not stand', async () => {
  await draw(false);
  expect(tips()).toEqual([]);
});
