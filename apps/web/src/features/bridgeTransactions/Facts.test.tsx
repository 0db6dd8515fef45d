// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import { Facts } from './Facts.tsx';
import type { BridgeTransactionDetail } from './queries.ts';

vi.mock('../../ui/RouterLinks.tsx', () => ({ TextLink: ({ children }: { children: string[] }) => <a href="/all">{children}</a> }));
vi.mock('../transactions/index.ts', () => ({ KnownAddress: ({ address }: { address: string }) => address }));

const ADDRESS = `0x${'cd'.repeat(20)}`;
const HASH = `0x${'ab'.repeat(32)}`;
const transaction = (bridgeDetails: BridgeTransactionDetail['bridgeDetails']) =>
  ({
    originFromAddress: ADDRESS,
    originControllerAddress: ADDRESS,
    originChainId: 31337,
    destinationChainId: 31338,
    originTransactionHash: HASH,
    executedTransactionHash: null,
    originTransactionInputData: null,
    messageId: HASH,
    payloadHash: HASH,
    messageType: 'transfer',
    organisation: null,
    transfer: null,
    bridgeDetails,
  }) as unknown as BridgeTransactionDetail;
const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('the proof that it was sent stands where it can still be brought', () => {
  const { rerender } = renderPage(
    <Facts transaction={transaction({ proof: '0xfeedfeedfeedfeed', jobId: null })} sendings={{ count: 1, isWhole: true }} />,
  );
  expect(valueOf('Proof of sending')).toBe('8 bytes');
  expect(screen.getByRole('button', { name: 'Copy proof of sending' })).toBeDefined();
  rerender(<Facts transaction={transaction({ proof: null, jobId: null })} sendings={{ count: 1, isWhole: true }} />);
  expect(valueOf('Proof of sending')).toBe('The origin does not give it at the moment');
  rerender(<Facts transaction={transaction(null)} sendings={{ count: 1, isWhole: true }} />);
  expect(screen.queryByText('Proof of sending')).toBeNull();
});

test('its other sendings are linked where there are any', () => {
  const { rerender } = renderPage(<Facts transaction={transaction(null)} sendings={{ count: 1, isWhole: true }} />);
  expect([valueOf('Sendings'), screen.queryByRole('link')]).toEqual(['This one only', null]);
  rerender(<Facts transaction={transaction(null)} sendings={{ count: 3, isWhole: true }} />);
  expect(screen.getByRole('link', { name: 'All 3 of this transfer' })).toBeDefined();
  rerender(<Facts transaction={transaction(null)} sendings={{ count: 50, isWhole: false }} />);
  expect(screen.getByRole('link', { name: 'More than 50 of this transfer' })).toBeDefined();
});

test('its other sendings are not denied before they are known', () => {
  const { rerender } = renderPage(<Facts transaction={transaction(null)} sendings="reading" />);
  expect(valueOf('Sendings')).toBe('Being read');
  rerender(<Facts transaction={transaction(null)} sendings="unread" />);
  expect(valueOf('Sendings')).toBe('They could not be read');
});
