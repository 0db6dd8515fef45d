// @vitest-environment happy-dom
import { decodeCall, encodeApproveSafeHash, safeTransactionContent, safeTransactionOf } from '@althing/bindings';
import { placesOf } from '@althing/domain/safes';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import type { SafeTransactionView } from '../service/queries.ts';
import { Approved } from './Approved.tsx';

const SAFE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const EVE = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const queue = vi.hoisted(() => ({ data: undefined as unknown }));
vi.mock('../service/queries.ts', () => ({ useSafeQueue: () => queue }));
vi.mock('../SafeLink.tsx', () => ({ SafeLink: ({ children }: { children: ReactNode }) => <a href="#queue">{children}</a> }));
vi.mock('../../governance/index.ts', async () => ({ paymentOf: (await import('../../governance/paymentOf.ts')).paymentOf }));

const content = safeTransactionOf([{ to: EVE, value: 5n * 10n ** 18n, data: '0x' }], 4n);
const { hash } = safeTransactionContent(31337, SAFE, content);
const contracts = [{ address: SAFE, label: 'Treasury', abi: 'Safe' }] as const;
const words = { labels: { native: 'ETH', tokens: {} }, contracts, nameAddress: () => undefined };
const draw = (call = encodeApproveSafeHash(SAFE, hash)) =>
  renderPage(
    <main>
      <Approved call={decodeCall(call, contracts)} chainId={31337} words={words} />
    </main>,
  ).container.querySelector('main')!.textContent;

test('owners read what they approve in another Safe, and not its hash alone', () => {
  const waiting = { hash, content, nonce: 4, isRejection: false, confirmedBy: [] } as unknown as SafeTransactionView;
  queue.data = { places: placesOf([waiting]) };
  expect(draw()).toMatch(/^It approves “Send 5 ETH to 0x15d3.+”, with nonce 4, in the queue of that Safe\.$/);
});

test('what is not proposed there yet is not made up', () => {
  queue.data = { places: [] };
  expect(draw()).toContain('Nothing with this hash is proposed there yet');
});

test('other calls say nothing of it', () => {
  expect(draw({ to: EVE, value: 1n, data: '0x' })).toBe('');
});
