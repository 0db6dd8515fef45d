// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../test/renderPage.tsx';
import { TypedInput } from './TypedInput.tsx';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const present = (get: () => string) => ({ get, subscribe });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

test('shows what is typed without being drawn, and keeps it where it is drawn with what was known before', async () => {
  let text = 'a';
  const onChange = vi.fn((next: string) => void (text = next));
  const typed = (value: string) => <TypedInput label="Name" value={value} present={present(() => text)} onChange={onChange} />;
  const { user, rerender } = renderPage(typed('a'));
  await user.type(field(), 'bc');
  expect([field().value, text]).toEqual(['abc', 'abc']);
  rerender(typed('ab'));
  expect(field().value).toBe('abc');
});

test('shows what comes to the form otherwise, and goes on from there', async () => {
  let text = '';
  const typed = (value: string) => (
    <TypedInput label="Name" value={value} present={present(() => text)} onChange={(next) => void (text = next)} />
  );
  const { user, rerender } = renderPage(typed(''));
  await user.type(field(), 'ab');
  text = 'picked';
  rerender(typed('picked'));
  expect(field().value).toBe('picked');
  await user.type(field(), '!');
  expect(text).toBe('picked!');
});

test('shows what was taken back before anybody else knew of it', async () => {
  let text = 'a';
  const { user, unmount } = renderPage(
    <TypedInput label="Name" value="a" present={present(() => text)} onChange={(next) => void (text = next)} />,
  );
  await user.type(field(), 'bc');
  text = 'a';
  for (const tell of listeners) tell();
  expect(field().value).toBe('a');
  unmount();
  expect(listeners.size).toBe(0);
});

test('is an ordinary input where the value is known at once', async () => {
  const onChange = vi.fn();
  const { user } = renderPage(<TypedInput label="Name" value="a" onChange={onChange} />);
  await user.type(field(), 'b');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('ab');
  expect(field().value).toBe('a');
});
