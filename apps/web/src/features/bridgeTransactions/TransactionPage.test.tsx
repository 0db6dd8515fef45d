// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import { TransactionPage } from './TransactionPage.tsx';

const useBridgeTransaction = vi.hoisted(() => vi.fn(() => ({ data: undefined, isError: false })));
vi.mock('./queries.ts', () => ({ useBridgeTransaction }));
vi.mock('./FoundByHash.tsx', () => ({ FoundByHash: () => null }));
vi.mock('./TransactionView.tsx', () => ({ TransactionView: () => null }));
vi.mock('./routes/RouteTransferPage.tsx', () => ({ RouteTransferPage: () => null }));
vi.mock('../../ui/RouterLinks.tsx', () => ({ LinkButton: () => null }));

const page = (id: string) => <TransactionPage id={id} dialog={undefined} onDialog={vi.fn()} />;

test('what is neither a hash nor an id is not waited for', () => {
  const { rerender } = renderPage(page('xyz'));
  expect(screen.getByText('This is neither a hash nor an id')).toBeDefined();
  expect(useBridgeTransaction).not.toHaveBeenCalled();
  const id = `31337-0x${'ab'.repeat(32)}-3`;
  rerender(page(id));
  expect(useBridgeTransaction).toHaveBeenCalledWith(id);
});
