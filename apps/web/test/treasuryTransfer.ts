import type { TreasuryTransfer } from '@althing/domain/http';
import { NATIVE } from '@althing/domain/units';

/** Ether that came to a contract of an organisation. */
export const treasuryTransfer: TreasuryTransfer = {
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
