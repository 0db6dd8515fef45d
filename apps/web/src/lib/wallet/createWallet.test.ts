import type { AppConfig } from '@althing/domain/http';
import { createConfig, http } from 'wagmi';
import { getConnection } from 'wagmi/actions';
import { defineChain } from 'viem';
import { describe, expect, it, vi } from 'vitest';
import { createWallet } from './createWallet.ts';

const chain = defineChain({
  id: 31337,
  name: 'Alpha',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
});
const awake = () => createConfig({ chains: [chain], transports: { [chain.id]: http('http://nowhere.invalid') }, storage: null });
const appConfig = Promise.resolve({} as AppConfig);

describe('a wallet', () => {
  it('tells wagmi of nobody while it sleeps', () => {
    const load = vi.fn(async () => awake);
    const wallet = createWallet(appConfig, load);
    expect(getConnection(wallet.getConfig())).toMatchObject({ status: 'disconnected', address: undefined });
    expect(wallet.isAwake()).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  it('is woken once, however often it is asked, and says so', async () => {
    const load = vi.fn(async () => awake);
    const wallet = createWallet(appConfig, load);
    const listener = vi.fn();
    wallet.subscribe(listener);
    await Promise.all([wallet.wake(), wallet.wake()]);
    await wallet.wake();
    expect(load).toHaveBeenCalledOnce();
    expect(listener).toHaveBeenCalledOnce();
    expect(wallet.isAwake()).toBe(true);
    expect(wallet.getConfig().chains.map(({ id }) => id)).toEqual([31337]);
  });

  it('can be woken again where the program did not come', async () => {
    const load = vi.fn(async () => awake).mockRejectedValueOnce(new Error('no network'));
    const wallet = createWallet(appConfig, load);
    await expect(wallet.wake()).rejects.toThrow('no network');
    expect(wallet.isAwake()).toBe(false);
    await wallet.wake();
    expect(wallet.isAwake()).toBe(true);
  });
});
