// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../../test/renderRoute.tsx';
import { NavigationList } from './NavigationList.tsx';

const marked = () => screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);

test('every page of the sidebar has its link', async () => {
  await renderRoute(<NavigationList />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Home', '/'],
    ['Orgs', '/organisations'],
    ['Bridge', '/bridge'],
    ['VEOs', '/veos'],
    ['Vote', '/vote'],
    ['Dashboard', '/dashboard'],
    ['Create Org', '/organisations/create'],
    ['Terms', '/terms-of-service'],
  ]);
});

test.each([
  ['/', ['Home']],
  ['/organisations', ['Orgs']],
  ['/organisations/harbour', ['Orgs']],
  ['/organisations/create', ['Create Org']],
])('at %s the place of the reader is marked, and no other', async (path, expected) => {
  await renderRoute(<NavigationList />, path);
  expect(marked()).toEqual(expected);
});
