// @vitest-environment happy-dom
import { type Call, safeAbi } from '@althing/bindings';
import type { OrganisationDetail } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { screen } from '@testing-library/react';
import { decodeFunctionData } from 'viem';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { VoteInstead } from './VoteInstead.tsx';

const [SAFE, TIMELOCK, OWNER, TARGET] = ['a1', 'a2', 'a3', 'a4'].map((end) => `0x${end.padStart(40, '0')}`) as [
  Address,
  Address,
  Address,
  Address,
];
const chain = vi.hoisted(() => ({ rights: { owners: [] as string[], threshold: 1, modules: [] as string[] } }));
vi.mock('../../../lib/chain/useChainRead.ts', () => ({ useChainRead: () => ({ data: chain.rights }) }));
vi.mock('./GovernorSending.tsx', () => ({
  AtGovernor: ({ label, calls, description }: { label: string; calls: Call[]; description: string }) => (
    <button data-call={calls[0]!.data} data-to={calls[0]!.to}>
      {label}: {description}
    </button>
  ),
}));

const text = { id: 'one', proposalName: 'Grants', planHash: '0x12', words: '' } as const;
const governor = { chainId: 31337, address: OWNER, timelock: TIMELOCK, governorName: 'Main' };
const draw = (chainId = 31337) => {
  const organisation = { governors: [governor] } as unknown as OrganisationDetail;
  const content = { to: TARGET, value: 0n, data: '0x1234', operation: 0 } as const;
  return renderPage(<VoteInstead organisation={organisation} chainId={chainId} safe={SAFE} content={content} text={text} />);
};

test('a governor that is a module of the Safe is asked to have it done', () => {
  chain.rights = { owners: [OWNER], threshold: 1, modules: [TIMELOCK] };
  draw();
  const button = screen.getByText(/^Put it to the vote of Main: # Grants/);
  expect(button.dataset['to']).toBe(SAFE);
  expect(decodeFunctionData({ abi: safeAbi, data: button.dataset['call'] as `0x${string}` }).args).toEqual([TARGET, 0n, '0x1234', 0]);
});

test('one that has no power over it asks its owners by a resolution, which says so', () => {
  chain.rights = { owners: [OWNER, TIMELOCK], threshold: 2, modules: [] };
  draw();
  expect(screen.getByText(/they are not bound by it/)).toBeTruthy();
  expect(screen.getByText(/^Ask by a vote of Main: # Request: Grants/).dataset['call']).toBe('0x');
});

test('where the chain has no governor there is nobody to vote', () => {
  draw(31338);
  expect(screen.queryByText(/Let the members vote/)).toBeNull();
});
