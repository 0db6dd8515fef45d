import { expect, test } from 'vitest';
import { account, ALPHA, BETA } from '../../../test/forms.ts';
import type { MultiBridge, MultiBridgeSettings } from '../../organisation/parts/multiBridge.ts';
import { multiBridgeSentences } from './sentences.ts';
import { text } from './text.ts';

const wallet = { isMultisig: false, addresses: [account(1)], threshold: 1 };
const actor = { isGovernor: false, governorName: '', ...wallet };
const entry: MultiBridge = {
  ...actor,
  isGovernor: true,
  governorName: 'Main',
  chainId: ALPHA,
  chainIds: [ALPHA, BETA],
  minBridges: 2,
  timelock: { durationType: 'hours', value: 26 },
  hasVeto: false,
};
const settings: MultiBridgeSettings = { chainId: BETA, owner: actor, vetoer: null, bridges: ['axelar', 'hyperlane'], isAllBridges: false };

const said = (change: Partial<MultiBridge>, place: Partial<MultiBridgeSettings> = {}): string[] =>
  multiBridgeSentences(
    {
      multiBridge: [{ ...entry, ...change }],
      multiBridgeSettings: [
        { ...settings, ...place },
        { ...settings, chainId: ALPHA },
      ],
    },
    { chainName: (id) => (id === ALPHA ? 'Alpha' : 'Beta'), holder: ({ addresses }) => addresses.join(' and ') },
  );

test('who may send, how many must agree, how long it waits and who may change it, in this order', () => {
  expect(said({})).toEqual([
    'Messages that make calls between Alpha and Beta are sent by governor|Main on Alpha, and by nobody else.',
    'A message counts when 2 bridges bring the same. Fewer cannot forge one.',
    'It then waits 1 day 2 hours before anybody can carry it out; nobody can cancel it meanwhile.',
    'Votes travel over the same bridges and wait for nothing. Anybody can send them; a governor counts those of chains that a proposal has named.',
    `On Beta and Alpha they come and go over Hyperlane and Axelar, which can be changed by ${account(1)}.`,
  ]);
});

test.each<[string, Partial<MultiBridge>, Partial<MultiBridgeSettings>, string]>([
  ['a single bridge', { minBridges: 1 }, {}, 'One bridge alone decides what a message says: whoever controls any of them can forge one.'],
  ['no time to wait', { timelock: { durationType: 'days', value: 0 } }, {}, 'Anybody can carry it out at once, and nobody can cancel it.'],
  [
    'guardians',
    { hasVeto: true },
    { vetoer: { ...wallet, addresses: [account(7)] } },
    'It then waits 1 day 2 hours before anybody can carry it out, in which guardians can cancel it.',
  ],
  [
    'who guards',
    { hasVeto: true },
    { vetoer: { ...wallet, addresses: [account(7)] } },
    `What arrives on Beta can be cancelled, and everything there paused, by ${account(7)}.`,
  ],
  [
    'all bridges by name',
    {},
    { isAllBridges: true },
    `On Beta they come and go over Hyperlane, LayerZero, CCIP, Axelar, Wormhole and Polymer, which can be changed by ${account(1)}.`,
  ],
  [
    'a wallet that sends',
    { isGovernor: false },
    {},
    `Messages that make calls between Alpha and Beta are sent by ${account(1)} on Alpha, and by nobody else.`,
  ],
])('%s is said', (_title, change, place, sentence) => {
  expect(said(change, place)).toContain(sentence);
});

test('chains with other bridges or another owner are told by themselves', () => {
  const on = (chainId: number, bridges: string) => `On ${chainId === ALPHA ? 'Alpha' : 'Beta'} they come and go over ${bridges}`;
  expect(said({}, { bridges: ['axelar'] }).slice(-2)).toEqual([
    `${on(BETA, 'Axelar')}, which can be changed by ${account(1)}.`,
    `${on(ALPHA, 'Hyperlane and Axelar')}, which can be changed by ${account(1)}.`,
  ]);
  expect(said({}, { owner: { ...actor, addresses: [account(2)] } }).slice(-2)).toEqual([
    `${on(BETA, 'Hyperlane and Axelar')}, which can be changed by ${account(2)}.`,
    `${on(ALPHA, 'Hyperlane and Axelar')}, which can be changed by ${account(1)}.`,
  ]);
});

test('whoever chooses it is told that holders on other chains cannot propose there', () => {
  expect(text.whoCanDoWhat).toContain(
    'To propose, votes are needed on the governor’s own chain: holders elsewhere bring their tokens there, or ask somebody there.',
  );
});
