// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Config } from 'wagmi';
import { renderPage } from '../../../../test/renderPage.tsx';
import type { Wallet } from '../../../lib/wallet/createWallet.ts';
import { WalletProvider } from '../../../lib/wallet/WalletContext.tsx';
import { WalletResumer } from './WalletResumer.tsx';

const resumeWallet = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./resumeWallet.ts', () => ({ resumeWallet }));

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  resumeWallet.mockClear();
});

/** A browser wallet that announces itself when asked to. */
function announce(accounts: () => Promise<string[]>) {
  const request = vi.fn(accounts);
  const answer = () => dispatchEvent(Object.assign(new Event('eip6963:announceProvider'), { detail: { provider: { request } } }));
  addEventListener('eip6963:requestProvider', answer);
  stops.push(() => removeEventListener('eip6963:requestProvider', answer));
  return request;
}

function draw({ isAwake = false } = {}) {
  const config = {} as Config;
  const wake = vi.fn(async () => void (isAwake = true));
  const wallet: Wallet = { getConfig: () => config, isAwake: () => isAwake, wake, subscribe: () => () => undefined };
  renderPage(
    <WalletProvider wallet={wallet}>
      <WalletResumer>page</WalletResumer>
    </WalletProvider>,
  );
  return wake;
}

test('a wallet that has allowed this page before is connected again, without being asked for anything', async () => {
  const request = announce(async () => ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266']);
  const wake = draw();
  await waitFor(() => expect(resumeWallet).toHaveBeenCalledOnce());
  expect(wake).toHaveBeenCalledOnce();
  expect(request.mock.calls).toEqual([[{ method: 'eth_accounts' }]]);
});

test.each([
  ['knows nobody here', async () => []],
  ['refuses to answer', () => Promise.reject(new Error('locked'))],
])('a wallet that %s stays asleep', async (_, accounts) => {
  const request = announce(accounts);
  const wake = draw();
  await waitFor(() => expect(request).toHaveBeenCalledOnce());
  await Promise.allSettled(request.mock.results.map(({ value }) => value));
  expect(wake).not.toHaveBeenCalled();
  expect(resumeWallet).not.toHaveBeenCalled();
});

test('one that is awake is resumed once, whatever is announced', async () => {
  const request = announce(async () => ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266']);
  const wake = draw({ isAwake: true });
  await waitFor(() => expect(resumeWallet).toHaveBeenCalledOnce());
  await Promise.allSettled(request.mock.results.map(({ value }) => value));
  expect(wake).not.toHaveBeenCalled();
  expect(resumeWallet).toHaveBeenCalledOnce();
});
