import { organisationDeployerAbi } from '@althing/bindings';
import { CONTRACT_KINDS } from '@althing/domain/organisation';
import { expect, test } from 'vitest';
import { organisationDeployerHandlers } from './organisationDeployer.ts';

const account = '0x00000000000000000000000000000000000000aa';
const id = `0x${'11'.repeat(32)}` as const;
const announce = (kind: number, name = 'Main') =>
  organisationDeployerHandlers.ContractDeployed!({
    block: 5,
    logIndex: 1,
    at: 100,
    transactionHash: '0x01',
    address: account,
    data: '0x',
    args: { id, authority: account, account, kind, name },
  });

test('every kind of contract is announced under its own name', () => {
  expect(CONTRACT_KINDS.flatMap((_, kind) => announce(kind))).toEqual(
    CONTRACT_KINDS.map((kind) => ({ table: 'contract', address: account, kind, name: 'Main', organisation: id, creator: account })),
  );
});

test('a name that is too long to be shown is cut', () => {
  expect(announce(0, 'a'.repeat(100_000))).toMatchObject([{ name: 'a'.repeat(200) }]);
});

test('a kind of a later version is not announced', () => {
  expect(announce(CONTRACT_KINDS.length)).toEqual([]);
});

test('the kinds are numbers on chain', () => {
  const event = organisationDeployerAbi.find((entry) => entry.type === 'event' && entry.name === 'ContractDeployed');
  expect(event?.inputs.find(({ name }) => name === 'kind')?.type).toBe('uint8');
});
