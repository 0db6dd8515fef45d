import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { afterEach } from 'vitest';

// happy-dom has no fonts, which text areas that grow with their text listen to.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const inside = (children: ReactNode) => <MantineProvider env="test">{children}</MantineProvider>;

/** Draws a component as a page does, with somebody at keyboard and mouse. Files that use it ask for happy-dom in their first line. */
export function renderUi(element: ReactElement) {
  const { rerender, ...drawn } = render(inside(element));
  return { ...drawn, rerender: (next: ReactElement) => rerender(inside(next)), user: userEvent.setup() };
}
