// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import { ApiError } from '../../lib/http/apiError.ts';
import { TransactionsPage } from './TransactionsPage.tsx';

const { useOrganisationBySlug } = vi.hoisted(() => ({ useOrganisationBySlug: vi.fn() }));
vi.mock('../governance/index.ts', () => ({ useOrganisationBySlug }));
vi.mock('../../lib/live/useLive.ts', () => ({ useLive: () => {} }));
vi.mock('../../ui/RouterLinks.tsx', () => ({ LinkButton: () => null, TextLink: () => null }));
vi.mock('./TransactionsList.tsx', () => ({ TransactionsList: () => null }));
vi.mock('./routes/RouteTransfersSection.tsx', () => ({ RouteTransfersSection: () => null }));

test('an organisation that nobody knows is said not to exist, and is not asked for again', () => {
  const error = new ApiError('The organisation does not exist', { status: 404, code: 'x' });
  useOrganisationBySlug.mockReturnValue({ data: undefined, isError: true, error, refetch: vi.fn() });
  renderPage(<TransactionsPage search={{ of: 'nope' }} onSearch={vi.fn()} />);
  expect(screen.getByText('There is no such organisation')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
