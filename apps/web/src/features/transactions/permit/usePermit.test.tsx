// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type PermitWish, usePermit } from './usePermit.ts';

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const wish: PermitWish = { chainId: 31337, token: ADDRESS, owner: ADDRESS, spender: ADDRESS, value: 5n };
const SIGNED = { deadline: 4_000_000_000n, v: 27, r: `0x${'11'.repeat(32)}`, s: `0x${'22'.repeat(32)}` };

const wallet = vi.hoisted(() => ({ sign: vi.fn(), isTaken: vi.fn() }));
vi.mock('@althing/bindings', () => ({
  isPermitTaken: wallet.isTaken,
  permitSignatureOf: () => SIGNED,
  permitTypedData: () => ({}),
  readPermitTerms: () => Promise.resolve({ nonce: 0n, domain: {} }),
}));
vi.mock('viem/actions', () => ({ getBlock: () => Promise.resolve({ timestamp: 1n }) }));
vi.mock('wagmi', () => ({ useConfig: () => ({ chains: [] }) }));
vi.mock('wagmi/actions', () => ({
  getClient: () => ({}),
  getConnection: () => ({ chainId: 31337 }),
  signTypedData: wallet.sign,
  switchChain: vi.fn(),
}));
vi.mock('../../../lib/chain/useChainRead.ts', () => ({ useChainRead: () => ({ data: undefined }) }));

beforeEach(() => {
  sessionStorage.clear();
  wallet.isTaken.mockReset().mockResolvedValue(true);
  wallet.sign.mockReset();
});
const draw = () => renderHook(() => usePermit(wish)).result;

test('a permission that was left for an approval is none, however late the wallet answers', async () => {
  const answer = Promise.withResolvers<string>();
  wallet.sign.mockReturnValue(answer.promise);
  const permit = draw();
  let signing: Promise<void> | undefined;
  act(() => void (signing = permit.current.sign()));
  act(() => permit.current.leave('An approval instead.'));
  await act(async () => {
    answer.resolve('0x');
    await signing;
  });
  expect(permit.current.state).toEqual({ phase: 'refused', note: 'An approval instead.' });
});

test.each([
  ['refuses it', () => Promise.resolve(false), 'none'],
  ['takes it', () => Promise.resolve(true), 'signed'],
  ['cannot be asked', () => Promise.reject(new Error('away')), 'signed'],
])('what was signed is looked at again: where the token %s', async (_, again, phase) => {
  wallet.sign.mockResolvedValue('0x');
  const permit = draw();
  await act(() => permit.current.sign());
  expect(permit.current.state.phase).toBe('signed');
  wallet.isTaken.mockImplementation(again);
  await act(() => permit.current.checkAgain());
  expect(permit.current.state.phase).toBe(phase);
});
