import { expect, test } from 'vitest';
import { senderText, type UpgradeRecord } from './senderText.ts';

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const CHAIN = 31337;
const contract = { chainId: CHAIN, kind: 'protocolUpgrades', name: '', address: ADDRESS } as const;
const standing = {
  ...contract,
  id: '1',
  state: 'verified',
  stepId: 'protocolUpgrades',
  reason: null,
  transactionHash: null,
  blockNumber: null,
} as const;
const record: UpgradeRecord = { contracts: [standing], leaving: [], isSettled: false };
const of = (sender: Parameters<typeof senderText>[0]['sender'], change: Partial<UpgradeRecord> = {}) =>
  senderText({ sender, chainId: CHAIN }, { ...record, ...change });

test.each([
  [{ kind: 'anybody', address: null, name: '', governor: null }, 'anybody; whoever sends it pays the gas'],
  [
    { kind: 'governor', address: ADDRESS, name: 'Timelock Main', governor: { address: ADDRESS, name: 'Main' } },
    'a proposal of the governor Main, which its members vote on',
  ],
  [
    { kind: 'safe', address: ADDRESS, name: 'Protocol upgrades Safe', governor: null },
    'the Protocol upgrades Safe, with as many signatures as it asks for',
  ],
  [{ kind: 'account', address: ADDRESS, name: '', governor: null }, 'the account 0x7099…dc79C8'],
] as const)('%j', (sender, text) => {
  expect(of(sender)).toBe(text);
});

test.each<[string, Partial<UpgradeRecord>, string]>([
  ['one that others take the place of', { leaving: [contract] }, 'the present Protocol upgrades Safe (0x7099…dc79C8)'],
  [
    'the same, once they have',
    { contracts: [], leaving: [contract], isSettled: true },
    'the former Protocol upgrades Safe (0x7099…dc79C8)',
  ],
  ['one that does not stand yet', { contracts: [] }, 'the new Protocol upgrades Safe (0x7099…dc79C8)'],
  ['one of long ago', { contracts: [], isSettled: true }, 'the Protocol upgrades Safe'],
])('two Safes of one name are told apart: %s', (_, change, text) => {
  expect(of({ kind: 'safe', address: ADDRESS, name: 'Protocol upgrades Safe', governor: null }, change)).toBe(
    `${text}, with as many signatures as it asks for`,
  );
});
