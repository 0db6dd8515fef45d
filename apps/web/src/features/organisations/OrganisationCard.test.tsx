// @vitest-environment happy-dom
import type { OrganisationSummary } from '@althing/domain/http';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import { OrganisationCard } from './OrganisationCard.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const permission = vi.hoisted(() => ({ mayOpen: false }));
vi.mock('../../lib/bonds/useMarketPermission.ts', () => ({
  useMarketPermission: (_id: string, isAsked: boolean) => ({ mayOpen: isAsked && permission.mayOpen }),
}));
beforeEach(() => void (permission.mayOpen = false));

const organisation = {
  id: '1',
  slug: 'harbour',
  name: 'Harbour',
  description: 'Boats',
  logo: null,
  category: { id: 1, name: 'Public Goods' },
  createdAt: '2026-01-01T00:00:00.000Z',
  chainIds: [31337],
  state: 'deployed',
  isDemo: false,
  hasBondingEngine: false,
  links: [],
} as unknown as OrganisationSummary;

test('the modules of what stands are edited from its card, and of nothing else', () => {
  const { rerender } = renderPage(<OrganisationCard organisation={organisation} />);
  expect(screen.getByRole('link', { name: 'Edit modules' })).toBeTruthy();
  rerender(<OrganisationCard organisation={{ ...organisation, state: 'registered' }} />);
  expect(screen.queryByRole('link', { name: 'Edit modules' })).toBeNull();
});

test('what there is to buy or to visit is offered, and nothing else', () => {
  const { rerender } = renderPage(<OrganisationCard organisation={organisation} />);
  const offered = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('href'))
      .map((link) => link.textContent);
  expect(offered()).toEqual(['Harbour', 'Edit modules']);
  rerender(
    <OrganisationCard
      organisation={{ ...organisation, hasBondingEngine: true, links: [{ id: 'l', type: 'website', url: 'https://harbour.example' }] }}
    />,
  );
  expect(offered()).toEqual(['Harbour', 'Edit modules', 'Buy Bonds', 'Visit Website']);
});

test('sales are opened from the card of a bonding engine by those who may, once it stands', () => {
  const engine = { ...organisation, hasBondingEngine: true };
  const { rerender } = renderPage(<OrganisationCard organisation={engine} />);
  const isOffered = () => screen.queryByRole('link', { name: 'Create VEO' }) !== null;
  expect(isOffered()).toBe(false);
  permission.mayOpen = true;
  rerender(<OrganisationCard organisation={{ ...engine, state: 'registered' }} />);
  expect(isOffered()).toBe(false);
  rerender(<OrganisationCard organisation={{ ...engine }} />);
  expect(isOffered()).toBe(true);
});
