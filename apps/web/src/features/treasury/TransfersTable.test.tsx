// @vitest-environment happy-dom
import type { OrganisationDetail, TreasuryTransfer } from '@althing/domain/http';
import { NATIVE } from '@althing/domain/units';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import { TransfersTable } from './TransfersTable.tsx';

vi.mock('wagmi', () => ({ useConnection: () => ({}) }));

const transfer: TreasuryTransfer = {
  chainId: 31337,
  holder: `0x${'11'.repeat(20)}`,
  direction: 'in',
  counterparty: `0x${'22'.repeat(20)}`,
  token: { address: NATIVE, name: 'Ether', symbol: 'ETH', decimals: 18 },
  value: '1500000000000000000',
  usd: 3000,
  blockNumber: 7,
  logIndex: 0,
  part: 0,
  transactionHash: `0x${'33'.repeat(32)}`,
  timestamp: '2026-01-02T03:04:05.000Z',
};
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
