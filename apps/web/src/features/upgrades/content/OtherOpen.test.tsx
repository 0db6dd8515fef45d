// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../../../../test/renderRoute.tsx';
import { OtherOpen } from './OtherOpen.tsx';

const { useUpgrades } = vi.hoisted(() => ({ useUpgrades: vi.fn() }));
vi.mock('../queries.ts', () => ({ useUpgrades }));

const page = (...names: string[]) => ({
  data: { pages: [{ items: names.map((proposalName) => ({ id: proposalName, proposalName, isStale: proposalName === 'Outdated' })) }] },
});
const draw = (answers: Readonly<Record<string, object>>) => {
  useUpgrades.mockImplementation((_id: string, state: string) => answers[state] ?? page());
  return renderRoute(<OtherOpen organisation={{ id: '1', slug: 'rope-walk' }} />);
};

test('those that can still change the organisation are named', async () => {
  await draw({ open: page('A quorum', 'Outdated'), approved: page('A guardian'), executing: page('A chain'), rejected: page('A mistake') });
  expect(screen.getByText('3 other upgrades are proposed already')).toBeTruthy();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['A chain', 'A guardian', 'A quorum']);
});

test('where none is open nothing is said', async () => {
  await draw({ registered: page('Done') });
  expect(screen.queryByRole('status')).toBeNull();
});

test('where they cannot be read that is said', async () => {
  await draw({ approved: { isError: true } });
  expect(screen.getByRole('status').textContent).toContain('could not be read');
});
