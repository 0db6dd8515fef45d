// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderUi } from '../../test/renderUi.tsx';
import { PageHeader } from './PageHeader.tsx';

test('the browser calls a page by its title, and by nothing once the page is gone', () => {
  const { rerender, unmount } = renderUi(<PageHeader title="Acme" />);
  expect(document.title).toBe('Acme · Althing');
  rerender(<PageHeader title="Proposals" pageTitle="Proposals of Acme" />);
  expect(document.title).toBe('Proposals of Acme · Althing');
  unmount();
  expect(document.title).toBe('Althing');
});
