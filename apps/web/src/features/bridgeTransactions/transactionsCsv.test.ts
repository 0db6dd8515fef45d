import { expect, test } from 'vitest';
import type { BridgeTransaction } from './queries.ts';
import { transactionsCsv } from './transactionsCsv.ts';

const transaction = {
  createdAt: '2026-11-25T10:00:00.000Z',
  messageType: 'message',
  isVotes: false,
  originChainId: 31337,
  destinationChainId: 31338,
  originFromAddress: '0x01',
  transfer: null,
  originTokenGrossAmount: null,
  originToken: null,
  legs: [{ bridge: 'axelar' }],
  agreedBridges: 1,
  requiredBridges: 1,
  status: 'completed',
  stage: 'executed',
  originTransactionHash: '0x02',
  executedTransactionHash: '0x03',
  messageId: '0x04',
  isResend: false,
} as BridgeTransaction;

test('the chains are told by their ids, and at the end of the line by their names', () => {
  const [head, line] = transactionsCsv([transaction], (id) => (id === 31337 ? 'Alpha' : 'Beta')).split('\r\n');
  expect(head).toMatch(/^Time \(UTC\),Kind,Origin chain,Destination chain,.*,Sent again,Origin chain name,Destination chain name$/);
  expect(line).toMatch(/^2026-11-25T10:00:00\.000Z,message,31337,31338,.*,no,Alpha,Beta$/);
});
