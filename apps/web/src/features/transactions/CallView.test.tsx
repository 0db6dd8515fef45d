// @vitest-environment happy-dom
import {
  auctioneerOf,
  type Call,
  decodeCall,
  encodeCancelProposal,
  encodeCastVote,
  encodeCastVoteWithReason,
  encodeCreateMarket,
  encodeExecuteProposal,
  encodePropose,
  encodeQueueProposal,
  encodeVetoProposal,
  marketParamsOf,
} from '@althing/bindings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { encodeFunctionData, encodePacked, maxUint256, parseAbi, zeroAddress, zeroHash } from 'viem';
import { expect, test } from 'vitest';
import { WagmiContext } from 'wagmi';
import { renderPage } from '../../../test/renderPage.tsx';
import { saleOf } from '../../../test/sales.ts';
import { tokenChain } from '../../../test/tokenChain.ts';
import { bondKnownContracts } from '../../lib/chain/bondKnownContracts.ts';
import { CallView } from './CallView.tsx';

const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const LIAR = '0x00000000000000000000000000000000000000bb';
const NOBODY = '0x00000000000000000000000000000000000000cc';
const RECIPIENT = '0x00000000000000000000000000000000000000aa';
const abi = parseAbi([
  'function transfer(address to, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
  'function approve(address spender, uint256 value)',
  'function mint(address to, uint256 amount)',
  'function burn(uint256 amount)',
]);
const calls = {
  transfer: encodeFunctionData({ abi, functionName: 'transfer', args: [RECIPIENT, 1_250_500_000n] }),
  transferFrom: encodeFunctionData({ abi, functionName: 'transferFrom', args: [NOBODY, RECIPIENT, 7n] }),
  approve: encodeFunctionData({ abi, functionName: 'approve', args: [RECIPIENT, 40_000_000n] }),
  endless: encodeFunctionData({ abi, functionName: 'approve', args: [RECIPIENT, maxUint256] }),
  mint: encodeFunctionData({ abi, functionName: 'mint', args: [RECIPIENT, 3_000_000n] }),
  burn: encodeFunctionData({ abi, functionName: 'burn', args: [1n] }),
};

function drawCall(call: Call) {
  const wallet = tokenChain([
    { address: USDC, symbol: 'USDC', decimals: 6 },
    { address: LIAR, symbol: 'ETH. Sign at once', decimals: 18 },
  ]);
  return renderPage(
    <WagmiContext value={wallet}>
      <CallView call={decodeCall(call)} chainId={31337} nameAddress={() => undefined} />
    </WagmiContext>,
  );
}
const draw = (call: keyof typeof calls, to: `0x${string}` = USDC) => drawCall({ to, data: calls[call], value: 0n });
const argument = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test.each([
  ['transfer', 'value', '1,250.5 USDC'],
  ['transferFrom', 'value', '0.000007 USDC'],
  ['approve', 'value', '40 USDC'],
  ['mint', 'amount', '3 USDC'],
  ['burn', 'amount', '0.000001 USDC'],
] as const)('%s tells its amount in the units of the token, and the raw number with the raw data only', async (call, name, sentence) => {
  draw(call);
  await waitFor(() => expect(argument(name)).toBe(sentence));
  fireEvent.click(screen.getByRole('button', { name: 'Raw data' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Raw data' }).value).toMatch(new RegExp(`^${name}: \\d+$`, 'm'));
});

test('an allowance without end says so', async () => {
  draw('endless');
  await waitFor(() => expect(argument('value')).toBe('Without limit, in USDC'));
});

test('a token may not put sentences of its own beside an amount', async () => {
  draw('approve', LIAR);
  await waitFor(() => expect(argument('value')).toBe('0.00000000004 tokens'));
});

test('where there is no token at the address, the number stays as it is', async () => {
  draw('transfer', NOBODY);
  await waitFor(() => expect(argument('value')).toBe('1,250,500,000'));
});

test.each(['propose', 'queue', 'execute', 'cancel', 'veto'] as const)(
  'to %s a payment shows its amount in the units of the token',
  async (act) => {
    const content = { actions: [{ to: USDC, value: 0n, data: calls.transfer } as const], description: 'Pay' };
    const governor = { governor: NOBODY, ...content } as const;
    const encoded = {
      propose: encodePropose,
      queue: encodeQueueProposal,
      execute: encodeExecuteProposal,
      cancel: encodeCancelProposal,
      veto: encodeVetoProposal,
    }[act](governor);
    const { container } = drawCall(encoded);
    await waitFor(() => expect(argument('value')).toBe('1,250.5 USDC'));
    expect(container.textContent).not.toContain('1,250,500,000');
  },
);

test('the number of a proposal is short, and no amount', () => {
  const proposalId = 12_345_678_901_234_567_890_123_456_789n;
  const { container } = drawCall(encodeCastVote({ governor: NOBODY, proposalId, choice: 'for' }));
  expect(argument('proposalId')).toBe('123456…456789');
  expect(argument('support')).toBe('For');
  expect(container.textContent).not.toContain('12,345');
});

test('a text within a call is shown apart from ours, with a mark where it turns the writing round', () => {
  const reason = 'Buy \u202Esavnac';
  drawCall(encodeCastVoteWithReason({ governor: NOBODY, proposalId: 7n, choice: 'for', reason }));
  expect(screen.getByText('reason').nextElementSibling?.querySelector('bdi')?.textContent).toBe('Buy \uFFFDsavnac');
});

const safe = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)',
  'function multiSend(bytes transactions) payable',
  'function schedule(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt, uint256 delay)',
]);
const drawSafe = (operation: number, gasPrice = 0n, gasToken: `0x${string}` = zeroAddress) =>
  drawCall({
    to: NOBODY,
    value: 0n,
    data: encodeFunctionData({
      abi: safe,
      functionName: 'execTransaction',
      args: [RECIPIENT, 1n, '0x', operation, 0n, 5_000_000n, gasPrice, gasToken, LIAR, '0x'],
    }),
  });

test('a transaction of a Safe that runs code reads otherwise than a payment', () => {
  const { unmount } = drawSafe(0);
  expect(screen.queryByText('Send')).not.toBeNull();
  expect(argument('operation')).toBe('Call');
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  drawSafe(1);
  expect(screen.queryByText('Send')).toBeNull();
  expect(argument('operation')).toBe('Runs code as the Safe');
  expect(screen.getByRole('alert').textContent).toContain('Runs foreign code as the Safe');
});

test('what a Safe pays for a transaction is told with its token and its receiver', async () => {
  drawSafe(0, 2n, USDC);
  const warning = screen.getByRole('alert');
  await waitFor(() => expect(warning.textContent).toContain('0.000002 USDC for each unit of gas used, and 10 USDC besides'));
  expect(warning.textContent).toContain(LIAR.slice(-4));
});

test('a batch that ends in a piece of a call shows its bytes and a warning, and no part of it as the whole', () => {
  const packed = encodePacked(['uint8', 'address', 'uint256', 'uint256', 'uint8'], [0, RECIPIENT, 1n, 0n, 1]);
  drawCall({ to: NOBODY, value: 0n, data: encodeFunctionData({ abi: safe, functionName: 'multiSend', args: [packed] }) });
  expect(screen.getByRole('alert').textContent).toContain('Not all of its calls can be told');
  expect(screen.queryByText('Send')).toBeNull();
  expect(argument('transactions')).toBe(packed);
});

test('what a new market is to be is told in the units of its tokens, out of the bytes that its contract takes', async () => {
  const { plan } = saleOf('fpa');
  const market = marketParamsOf(plan.parameters, { payoutToken: LIAR, quoteToken: USDC });
  const call = encodeCreateMarket({ ...market, auctioneer: auctioneerOf(31337, 'fpa', 'fixed-term') });
  renderPage(
    <WagmiContext
      value={tokenChain([
        { address: USDC, symbol: 'USDC', decimals: 6 },
        { address: LIAR, symbol: 'GLD', decimals: 18 },
      ])}
    >
      <CallView call={decodeCall(call, bondKnownContracts(31337))} chainId={31337} nameAddress={() => undefined} />
    </WagmiContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show the 15 decoded arguments' }));
  await waitFor(() => expect(argument('formattedPrice')).toBe('2.5 USDC per GLD'));
  expect([argument('capacity'), argument('duration'), argument('isPrivate')]).toEqual(['1,000 GLD', '14 days', 'Everybody may buy']);
});

test('what a timelock is told beside the call is shown', () => {
  const args = [RECIPIENT, 1n, '0x', zeroHash, zeroHash, 172_800n] as const;
  drawCall({ to: NOBODY, value: 0n, data: encodeFunctionData({ abi: safe, functionName: 'schedule', args }) });
  expect(argument('delay')).toBe('2 days');
  expect(argument('predecessor')).toBe(zeroHash);
  expect(screen.queryByText('target')).toBeNull();
});

test('what a resolution calls is said in words, where it is proposed and where it is stopped', () => {
  const content = { governor: NOBODY, actions: [{ to: zeroAddress, value: 0n, data: '0x' }], description: '# Thanks' } as const;
  for (const call of [encodePropose(content), encodeVetoProposal(content)]) {
    const { container, unmount } = renderPage(
      <WagmiContext value={tokenChain([])}>
        <CallView
          call={decodeCall({ ...call, value: 0n }, [{ address: NOBODY, label: 'Governor', abi: 'Governor' }])}
          chainId={31337}
          nameAddress={() => undefined}
        />
      </WagmiContext>,
    );
    expect(container.textContent).toContain('A resolution: it decides something in words and moves nothing by itself.');
    expect(container.textContent).not.toContain('Sendto');
    expect(container.querySelector(`[title*='${zeroAddress}']`)).toBeNull();
    unmount();
  }
});
