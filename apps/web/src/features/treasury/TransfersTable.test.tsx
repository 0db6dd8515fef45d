// @vitest-environment happy-dom
import type { OrganisationDetail } from '@althing/domain/http';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import { treasuryTransfer as transfer } from '../../../test/treasuryTransfer.ts';
import { TransfersTable } from './TransfersTable.tsx';

vi.mock('wagmi', () => ({ useConnection: () => ({}) }));

const NOBODY = `0x${'00'.repeat(20)}`;

const lastCells = () => screen.getAllByRole('row').flatMap((row) => row.querySelector('td:last-child')?.textContent ?? []);

test('a transfer names who paid or was paid; what was minted or burned has nobody', async () => {
  await renderPage(
    <TransfersTable
      organisation={{ contracts: [] } as unknown as OrganisationDetail}
      transfers={[
        transfer,
        { ...transfer, counterparty: NOBODY, logIndex: 1 },
        { ...transfer, counterparty: NOBODY, direction: 'out', logIndex: 2 },
      ]}
    />,
  );
  const [someone, ...nobody] = lastCells();
  expect(someone).toContain('0x2222');
  expect(nobody).toEqual(['Newly minted', 'Burned']);
});
