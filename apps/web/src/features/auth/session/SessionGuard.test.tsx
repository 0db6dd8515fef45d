// @vitest-environment happy-dom
import type { Session } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Config, type Connection, WagmiContext } from 'wagmi';
import { renderUi } from '../../../../test/renderUi.tsx';
import { tokenChain } from '../../../../test/tokenChain.ts';
import { useConnectionState } from '../../../lib/wallet/useConnectionState.ts';
import { SessionGuard } from './SessionGuard.tsx';

const { store, session } = vi.hoisted(() => ({
  store: { end: vi.fn(), onEnd: () => () => {} },
  session: { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
}));
vi.mock('../../../lib/session/sessionStore.ts', () => ({ sessionStore: store }));
vi.mock('../../../lib/session/useSession.ts', () => ({ useSession: () => session as Session }));
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ navigate: vi.fn() }) }));

const ME = session.address as Address;
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
beforeEach(() => store.end.mockReset());

function Told() {
  const { status, address, isChainKnown } = useConnectionState();
  return <p role="status">{`${status} ${address ?? 'nobody'} ${isChainKnown}`}</p>;
}

function draw() {
  const config = tokenChain([]);
  renderUi(
    <WagmiContext value={config}>
      <SessionGuard />
      <Told />
    </WagmiContext>,
  );
  return config;
}
const connect = (config: Config, address: Address, chainId = 31337) =>
  act(() => {
    const connection = { accounts: [address], chainId, connector: {} } as unknown as Connection;
    config.setState((state) => ({ ...state, status: 'connected', current: 'one', connections: new Map([['one', connection]]) }));
  });
const disconnect = (config: Config) =>
  act(() => config.setState((state) => ({ ...state, status: 'disconnected', current: null, connections: new Map() })));
const told = () => screen.getByRole('status').textContent;

test('the session of the wallet that is connected goes on', () => {
  const config = draw();
  expect(told()).toBe('disconnected nobody false');
  connect(config, ME);
  expect(told()).toBe(`connected ${ME} true`);
  expect(store.end).not.toHaveBeenCalled();
});

test('it ends when the wallet leaves', () => {
  const config = draw();
  connect(config, ME);
  disconnect(config);
  expect(store.end.mock.calls).toEqual([['wallet-disconnected']]);
});

test('it ends when the wallet turns to another account', () => {
  const config = draw();
  connect(config, ME);
  connect(config, OTHER);
  expect(store.end.mock.calls).toEqual([['wallet-changed']]);
});

test('a wallet that never came ends nothing', () => {
  const config = draw();
  disconnect(config);
  expect(store.end).not.toHaveBeenCalled();
});

test('a chain that is not offered is told as unknown', () => {
  const config = draw();
  connect(config, ME, 1);
  expect(told()).toBe(`connected ${ME} false`);
});
