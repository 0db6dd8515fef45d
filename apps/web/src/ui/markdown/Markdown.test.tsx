// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../test/renderUi.tsx';
import { Markdown } from './Markdown.tsx';

test('the text stands as it was written until its parser is there, then as Markdown', async () => {
  const { container } = renderUi(<Markdown source="**Rope** for the nets" />);
  expect(container.textContent).toContain('**Rope** for the nets');
  expect((await screen.findByText('Rope', undefined, { timeout: 20_000 })).tagName).toBe('STRONG');
  expect(container.textContent).not.toContain('**');
});

test('a text that would take too long to read stays as it was written', async () => {
  const { container } = renderUi(<Markdown source={`**Rope** ${'a'.repeat(20_000)}`} />);
  expect(container.querySelector('strong')).toBeNull();
  expect(container.textContent).toContain('**Rope**');
});
