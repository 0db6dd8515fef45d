import { expect, test } from 'vitest';
import { senderText } from './senderText.ts';

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const of = (sender: Parameters<typeof senderText>[0]['sender']) => senderText({ sender });

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
