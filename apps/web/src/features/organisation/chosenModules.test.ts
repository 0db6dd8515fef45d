import { modulesSchema, tokenSchema } from '@althing/domain/organisation';
import { expect, test } from 'vitest';
import { chosenModules } from './chosenModules.ts';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const wallet = { isMultisig: true, addresses: [ALICE, ALICE, ALICE], threshold: 2 };

test('only what was chosen is listed, and upgrades always are', () => {
  const only = chosenModules({
    modules: modulesSchema.parse({ protocolUpgrades: { ...wallet, isMultisig: false, addresses: [ALICE] } }),
    token: null,
  });
  expect(only).toEqual([
    { id: 'protocol-upgrades', title: 'Protocol Upgrades', text: 'Its contracts can be upgraded only by one address.' },
  ]);
});

test('each module says how it is set up', () => {
  const modules = modulesSchema.parse({
    protocolUpgrades: wallet,
    safeTreasury: [{ ...wallet, chainId: 31337 }],
    governor: [
      { tempId: '1', governorName: 'Main', chainId: 31337, votingPeriod: 7, preVotingTimelock: 0, preExecutionTimelock: 0 },
      { tempId: '2', governorName: 'Second', chainId: 31338, votingPeriod: 7, preVotingTimelock: 0, preExecutionTimelock: 0 },
    ],
  });
  const token = tokenSchema.parse({
    isCreatingNewToken: true,
    name: 'Acme',
    symbol: 'ACME',
    chainIds: [31337, 31338],
    initialReceivers: [],
    authority: [],
  });
  expect(chosenModules({ modules, token }).map(({ text }) => text)).toEqual([
    'Its contracts can be upgraded only by a Safe in which 2 of 3 must sign.',
    '2 governors: Main, Second.',
    'A treasury on 1 chain, held by a Safe in which 2 of 3 must sign.',
    'Acme (ACME) on 2 chains.',
  ]);
});
