import { NATIVE } from '@althing/domain/units';
import { expect, test } from 'vitest';
import { treasuryTransfer as transfer } from '../../../test/treasuryTransfer.ts';
import { transfersCsv } from './transfersCsv.ts';

test('a transfer is a line with the whole amount, its value then and where to find it', () => {
  const [, line] = transfersCsv([transfer]).split('\r\n');
  expect(line).toBe(
    `2026-01-02T03:04:05.000Z,31337,${transfer.holder},in,${transfer.counterparty},1.5,ETH,${NATIVE},3000.00,7,${transfer.transactionHash}`,
  );
});

test('what is not known stays empty, and a symbol is no formula', () => {
  const token = { address: `0x${'44'.repeat(20)}`, name: '', symbol: '=HYPERLINK("x")', decimals: null };
  const [, line] = transfersCsv([{ ...transfer, token, usd: null }]).split('\r\n');
  expect(line).toContain(`,1500000000000000000,"'=HYPERLINK(""x"")",${token.address},,7,`);
});
