// @vitest-environment happy-dom
import { type ActionDraft, type CustomCallDraft, emptyAction } from '@althing/domain/governance';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { CustomCallFields } from './CustomCallFields.tsx';

const TOKEN = '0x00000000000000000000000000000000000000dd';
vi.mock('../../../lib/chain/useTokenFacts.ts', () => ({
  useTokenFacts: (_chainId: number, address?: string) => ({ data: address === TOKEN ? { symbol: 'USDC', decimals: 6 } : undefined }),
}));
vi.mock('../../transactions/index.ts', () => import('../../transactions/tokenAmount.ts'));

const seen = vi.fn<(action: ActionDraft) => void>();

function Editor({ errors = {} }: { errors?: Record<string, string> }) {
  const [action, setAction] = useState(emptyAction('custom', 'a', 18) as CustomCallDraft);
  const change = (next: ActionDraft) => {
    setAction(next as CustomCallDraft);
    seen(next);
  };
  return <CustomCallFields action={action} chainId={31337} errors={errors} onChange={change} />;
}
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const latest = () => seen.mock.lastCall![0] as CustomCallDraft;

test('a function asks for each of its arguments by name and type, and no longer for raw data', async () => {
  const { user } = renderPage(<Editor />);
  expect(field('Raw data')).toBeDefined();
  await user.type(field('Function'), 'pay(address to, uint256)');
  expect(screen.queryByLabelText('Raw data')).toBeNull();
  await user.type(field('to (address)'), '0xaa');
  await user.type(field('Argument 2 (uint256)'), '7');
  expect(latest().args).toEqual(['0xaa', '7']);
});

test('an argument may be filled in before those in front of it', async () => {
  const { user } = renderPage(<Editor />);
  await user.type(field('Function'), 'pay(address to, uint256 value)');
  await user.type(field('value (uint256)'), '7');
  expect(latest().args).toEqual(['', '7']);
});

test('a list has a field for each entry, and a tuple for each part', async () => {
  const { user } = renderPage(<Editor />);
  await user.type(field('Function'), 'pay((address to, bool isFinal)[[] parts, uint8 round)');
  expect(screen.getByText('Whole number, 0 to 255')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add an entry' }));
  await user.type(screen.getByLabelText('to (address)'), '0x1');
  await user.selectOptions(screen.getByLabelText('isFinal (bool)'), 'true');
  expect(screen.getByLabelText<HTMLInputElement>('to (address)').value).toBe('0x1');
  await user.click(screen.getByRole('button', { name: /^Remove parts .*: entry 1$/ }));
  expect(screen.queryByLabelText('to (address)')).toBeNull();
});

test('an amount of a token that is called is told in that token, beside its field', async () => {
  const { user } = renderPage(<Editor />);
  await user.type(field('Function'), 'transfer(address to, uint256 value)');
  await user.type(field('value (uint256)'), '1250500000');
  expect(screen.queryByText('1,250.5 USDC')).toBeNull();
  await user.type(field(/^Contract/), TOKEN);
  const described = field('value (uint256)').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('1,250.5 USDC');
});

test('half a function asks for nothing yet', async () => {
  const { user } = renderPage(<Editor />);
  await user.type(field('Function'), 'pay(addr');
  expect(screen.queryByLabelText('Raw data')).toBeNull();
  expect(screen.queryByLabelText(/^to/)).toBeNull();
});

test('contract, raw data and the money sent along are taken as they are typed', async () => {
  const { user } = renderPage(<Editor />);
  await user.type(field(/^Contract/), '0xbb');
  await user.type(field('Raw data'), '0x1234');
  await user.type(field('ETH sent along (optional)'), '0.5');
  expect(latest()).toMatchObject({ target: '0xbb', calldata: '0x1234', value: '0.5' });
});

test('each error stands at its field', () => {
  renderPage(<Editor errors={{ target: 'No contract', signature: 'No function', calldata: 'No bytes', value: 'No amount' }} />);
  for (const [name, message] of [
    [/^Contract/, 'No contract'],
    ['Function', 'No function'],
    ['Raw data', 'No bytes'],
    ['ETH sent along (optional)', 'No amount'],
  ] as const) {
    const described = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(message);
  }
});
