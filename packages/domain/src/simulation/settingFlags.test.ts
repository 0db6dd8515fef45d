import { describe, expect, test } from 'vitest';
import type { Address } from '../units.ts';
import type { SettingFact, SimulationFacts } from './facts.ts';
import { settingFlags } from './settingFlags.ts';
import { settingChanges } from './settings.ts';
import type { SettingKey } from './settingWords.ts';

const GOVERNOR: Address = '0x1000000000000000000000000000000000000001';
const TOKEN: Address = '0x3000000000000000000000000000000000000003';
const PORTAL: Address = '0x9000000000000000000000000000000000000009';
const REFUND: Address = '0x5000000000000000000000000000000000000005';
const ADAPTER: Address = '0x8000000000000000000000000000000000000008';
const STRANGER: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ETHER = 10n ** 18n;

function facts(contract: Address, setting: SettingKey, before: string, after: string, about: string | null = null): SimulationFacts {
  const fact: SettingFact = { contract, setting, about, before, after };
  return {
    executors: [],
    governors: [],
    coin: 'ETH',
    own: [
      { address: GOVERNOR, name: 'Governor People', program: 'Governor' },
      { address: TOKEN, name: 'Token TKN', program: 'Token' },
      { address: PORTAL, name: 'Portal', program: 'Asset controller' },
      { address: REFUND, name: 'Gas refund', program: 'Gas refund' },
    ],
    implementations: {},
    adapters: [ADAPTER.toLowerCase()],
    votesTravel: false,
    calls: [],
    isCut: false,
    tokens: { [TOKEN.toLowerCase()]: { symbol: 'TKN', decimals: 18, supply: 1000n * ETHER } },
    balances: [],
    allowances: [],
    roles: [],
    settings: [fact],
  };
}

type Row = [
  setting: SettingKey,
  contract: Address,
  before: string,
  after: string,
  about: string | null,
  words: RegExp,
  flag: RegExp | null,
];

describe('what is said of a changed setting, and what is wrong with it', () => {
  test.each<Row>([
    ['quadraticBands', GOVERNOR, '0,50,100,100', '0,25,75,100', null, /from 0 %, 50 %, 100 %, 100 % to 0 %, 25 %, 75 %, 100 %/, null],
    ['quadraticBands', GOVERNOR, '0,50,100,100', '10,50,100,100', null, /to 10 %/, /^Accounts without a score would count/],
    ['quadraticBands', GOVERNOR, '0,50,100,100', '0,0,0,0', null, /to 0 %/, /^Lock-out: nobody could vote/],
    ['quadraticThreshold', GOVERNOR, '5000', '6650', null, /from 50 % to 66.5 %/, null],
    ['quadraticThreshold', GOVERNOR, '5000', '0', null, /to 0 %/, /^One vote For would carry anything/],
    ['quadraticThreshold', GOVERNOR, '5000', '9000', null, /to 90 %/, /^Lock-out: 90 % would have to agree/],
    [
      'quadraticDecoder',
      GOVERNOR,
      ADAPTER,
      STRANGER,
      null,
      /contract that tells scores/,
      /would say what every vote in Governor People is worth/,
    ],
    ['refundProposalCap', REFUND, `${ETHER}`, `${2n * ETHER}`, null, /from 1 ETH to 2 ETH/, null],
    ['refundTip', REFUND, '2000000000', '1000000000', null, /from 2 gwei to 1 gwei/, null],
    ['refundProposerVotes', REFUND, `${10n * ETHER}`, '0', null, /from 10 TKN to 0 TKN/, /^Whoever proposes without votes/],
    ['taxTiers', TOKEN, '', `0:100,${100n * ETHER}:250`, null, /from none to 1 % above 0 TKN, 2.5 % above 100 TKN/, null],
    ['taxTiers', TOKEN, '0:100', '0:100,5:5000', null, /50 % above/, /^Takes 50 %/],
    ['arrivingLimit', PORTAL, '0', `${ETHER}`, ADAPTER, /may arrive at once over .* from 0 TKN to 1 TKN/, null],
    ['arrivingLimit', PORTAL, '0', `${ETHER}`, STRANGER, /to 1 TKN/, /is no bridge of this platform, could bring tokens into being/],
    ['arrivingLimit', PORTAL, `${ETHER}`, '0', STRANGER, /to 0 TKN/, null],
    ['arrivingLimit', PORTAL, '0', `${ETHER}`, 'several bridges together', /over several bridges together/, null],
    ['agreeing', PORTAL, 'false', 'true', STRANGER, /from no to yes/, /would believe/],
    ['minBridges', PORTAL, '2', '0', null, /from 2 to 0/, /executes no transfers any more/],
    ['transferDuration', PORTAL, '86400', '60', null, /from 1 day to 1 minute/, /its limits hardly limit anything/],
    ['takes', PORTAL, 'true', 'false', '31338', /opening of the way from chain 31338 changes from yes to no/, null],
  ])('%s of %s from %s to %s', (setting, contract, before, after, about, words, flag) => {
    const seen = facts(contract, setting, before, after, about);
    expect(settingChanges(seen).map(({ text }) => text)).toEqual([expect.stringMatching(words)]);
    const flags = settingFlags(seen).map(({ text }) => text);
    expect(flags.join('\n')).toMatch(flag ?? /^$/);
  });
});
