// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../../../../test/renderRoute.tsx';
import { OtherOpen } from './OtherOpen.tsx';

const { useUpgrades } = vi.hoisted(() => ({ useUpgrades: vi.fn() }));
vi.mock('../queries.ts', () => ({ useUpgrades }));

const draw = (...states: string[]) => {
  useUpgrades.mockReturnValue({
    data: { pages: [{ items: states.map((state, index) => ({ id: `${index}`, proposalName: state, state })) }] },
  });
  return renderRoute(<OtherOpen organisation={{ id: '1', slug: 'rope-walk' }} />);
};

test('those that can still change the organisation are named', async () => {
  await draw('open', 'registered', 'approved', 'rejected', 'executing');
  expect(screen.getByText('3 other upgrade proposals are open')).toBeTruthy();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['open', 'approved', 'executing']);
});

test('where all are settled nothing is said', async () => {
  await draw('registered', 'expired');
  expect(screen.queryByRole('status')).toBeNull();
});
