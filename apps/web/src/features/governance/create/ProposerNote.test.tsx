// @vitest-environment happy-dom
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { decodeFunctionData, defineChain, encodeFunctionResult, erc20Abi, type Hex } from 'viem';
import { createConfig, custom, WagmiProvider } from 'wagmi';
import { renderPage } from '../../../../test/renderPage.tsx';
import { ProposerNote } from './ProposerNote.tsx';

const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const TOKENS = 10n ** 18n;

vi.mock('../useActor.ts', () => ({
  useActor: () => ({ account: ME, isSignedIn: true, on: () => ({ account: ME, isSignedIn: true, walletChainId: 31337 }) }),
}));
vi.mock('../power/useVotingPower.ts', () => ({
  useVotingPower: () => ({ data: { balance: TOKENS, now: TOKENS, atSnapshot: null, delegate: ME } }),
}));
vi.mock('../power/DelegationPanel.tsx', () => ({ DelegateButton: () => null }));
vi.mock('../../auth/index.ts', () => ({ WalletButton: () => null }));

/** Beta, where the reader holds tokens; or a node that does not answer. */
function config(held: bigint | undefined) {
  const chain = (id: number, name: string) =>
    defineChain({ id, name, nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 }, rpcUrls: { default: { http: [] } } });
  const request = async ({ method, params }: { method: string; params?: readonly [{ data: Hex }] }) => {
    if (held === undefined || method !== 'eth_call') throw new Error('No answer');
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: params![0].data });
    if (functionName !== 'balanceOf' || args[0] !== ME) throw new Error('Nobody asks for this');
    return encodeFunctionResult({ abi: erc20Abi, functionName, result: held });
  };
  const transport = custom({ request }, { retryCount: 0 });
  const [alpha, beta] = [chain(31337, 'Alpha'), chain(31338, 'Beta')];
  return createConfig({ chains: [alpha, beta], transports: { [alpha.id]: transport, [beta.id]: transport }, storage: null });
}

const contract = (chainId: number, kind: string) => ({ chainId, kind, address: TOKEN });
const organisation = {
  token: { symbol: 'GLD' },
  contracts: [contract(31337, 'token'), contract(31338, 'token'), contract(31338, 'spoke')],
} as unknown as OrganisationDetail;
const governor = { chainId: 31337, token: TOKEN, timelock: null, proposalThreshold: String(100n * TOKENS) } as unknown as GovernorView;

const draw = (held: bigint | undefined) =>
  renderPage(
    <WagmiProvider config={config(held)}>
      <ProposerNote organisation={organisation} governor={governor} />
    </WagmiProvider>,
  );

test('who holds enough on another chain is told that it does not count, and what to do', async () => {
  draw(500n * TOKENS);
  expect(
    await screen.findByText(/What you hold on other chains \(500 GLD on Beta\) does not count towards the proposal threshold/),
  ).toBeDefined();
  expect(screen.getByText(/Bring tokens there and delegate them, or ask somebody who has enough votes there to propose\./)).toBeDefined();
});

test('a chain that does not answer is not spoken of', () => {
  const { container } = draw(undefined);
  expect(container.textContent).toContain('Gather more GLD, or have others delegate to you.');
  expect(container.textContent).not.toContain('other chains');
});
