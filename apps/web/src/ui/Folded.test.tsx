// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../test/renderUi.tsx';
import { Folded } from './Folded.tsx';

/** A ResizeObserver that reports once, as a browser does when an element is first rendered. */
class FirstSize {
  readonly told: () => void;
  constructor(told: () => void) {
    this.told = told;
  }
  observe() {
    this.told();
  }
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('ResizeObserver', FirstSize));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const drawn = (height: number) => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(120);
  return renderUi(<Folded lines={6}>A harbour.</Folded>);
};

test('a text that fits has nothing to open', () => {
  drawn(120);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a long text is folded, opened and folded again', async () => {
  const { user } = drawn(900);
  const folded = () => screen.getByText('A harbour.').dataset['folded'];
  expect(folded()).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Show all', expanded: false }));
  expect(folded()).toBe('false');
  await user.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(folded()).toBe('true');
});
