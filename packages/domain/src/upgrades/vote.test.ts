import { hashTypedData } from 'viem';
import { expect, it } from 'vitest';
import {
  furtherAttempt,
  isUpgradeDescription,
  upgradeIdIn,
  isUpgradeRequest,
  nextAttempt,
  upgradeDescription,
  upgradePlanHash,
  upgradeProposalKey,
  upgradeRequest,
  upgradeSentence,
  type UpgradeVote,
  upgradeVoteTypedData,
} from './index.ts';

const ID = '0b7c1d5e-3f2a-4c6d-8e9f-102938475610';
const content = {
  organisationId: 'organisation',
  revision: 1,
  proposalName: 'More of us',
  upgradedOrganisation: { name: 'Harbour', links: [] },
  transactions: [],
};
const vote: UpgradeVote = { chainId: 31337, proposalId: ID, planHash: upgradePlanHash(content), approve: true };
const hashOf = (change: Partial<UpgradeVote>) => hashTypedData(upgradeVoteTypedData({ ...vote, ...change }));

it('a vote is for one proposal, plan, chain and answer', () => {
  const other: Partial<UpgradeVote>[] = [
    { chainId: 31338 },
    { proposalId: `1${ID.slice(1)}` },
    { planHash: upgradePlanHash({ ...content, revision: 2 }) },
    { approve: false },
  ];
  expect(new Set([{}, ...other].map(hashOf)).size).toBe(5);
  expect(upgradeProposalKey(ID)).toBe('0x0b7c1d5e3f2a4c6d8e9f10293847561000000000000000000000000000000000');
});

it('the hash of a plan does not depend on the order of keys, and on nothing else than its content', () => {
  const { name, links } = content.upgradedOrganisation;
  const written = {
    transactions: [],
    proposalName: 'More of us',
    upgradedOrganisation: { links, name, logoId: undefined },
    revision: 1,
    organisationId: 'organisation',
  };
  expect(upgradePlanHash(written)).toBe(vote.planHash);
  for (const change of [
    { revision: 2 },
    { proposalName: 'Less' },
    { upgradedOrganisation: { name: 'Port', links } },
    { transactions: [{ id: '1/1' }] },
  ]) {
    expect(upgradePlanHash({ ...content, ...change })).not.toBe(vote.planHash);
  }
});

const upgrade = { id: ID, proposalName: 'More of us', planHash: vote.planHash, words: '## What changes\n\n- Governor Main changes' };
const AS_BEFORE = `# More of us\n\nUpgrade proposal ${ID}\n\nPlan ${vote.planHash}`;

it('a governor’s proposal says what it changes, and which plan that is', () => {
  expect(upgradeDescription(upgrade)).toBe(
    `# More of us\n\n## What changes\n\n- Governor Main changes\n\nUpgrade proposal ${ID}\n\nPlan ${vote.planHash}`,
  );
  expect(upgradeDescription({ ...upgrade, words: '' })).toBe(AS_BEFORE);
});

it.each([upgradeDescription(upgrade), AS_BEFORE])(
  'a governor’s proposal is recognised by its text, reserved for its proposer or not: %j',
  (text) => {
    const proposer = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
    expect(isUpgradeDescription(text, upgrade)).toBe(true);
    expect(isUpgradeDescription(`${text}\n\n#proposer=${proposer}`, upgrade)).toBe(true);
    for (const foreign of [`${text} and more`, `${text}\n\nand more\n\n#proposer=${proposer}`, text.slice(1)]) {
      expect(isUpgradeDescription(foreign, upgrade)).toBe(false);
    }
  },
);

it('a request to the owners of a Safe is no vote that carries the upgrade out, and no vote is a request', () => {
  const proposer = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  expect(isUpgradeRequest(`${upgradeRequest(upgrade)}\n\n#proposer=${proposer}`, upgrade)).toBe(true);
  expect(isUpgradeDescription(upgradeRequest(upgrade), upgrade)).toBe(false);
  expect(isUpgradeRequest(upgradeDescription(upgrade), upgrade)).toBe(false);
  expect(isUpgradeRequest(upgradeRequest({ ...upgrade, words: 'Something else' }), upgrade)).toBe(false);
});

it('a proposal with other words about the same plan is another one', () => {
  const other = { ...upgrade, words: '## What changes\n\n- Nothing much' };
  expect(isUpgradeDescription(upgradeDescription(other), upgrade)).toBe(false);
  expect(isUpgradeDescription(upgradeDescription(upgrade), { ...upgrade, words: '' })).toBe(false);
});

it.each([
  [
    {
      type: 'add',
      contracts: [
        { kind: 'governor', name: 'Second' },
        { kind: 'workingGroup', name: 'Grants' },
      ],
    },
    'Add Governor Second and Working group Grants',
  ],
  [
    { type: 'create-sender', kind: 'protocolUpgrades', name: '' },
    'Create Protocol upgrades Safe, as it was first reviewed; anybody may do this',
  ],
  [{ type: 'govern', governorName: 'Main' }, 'Change the settings of governor Main'],
  [{ type: 'edit', kind: 'proxyAdmin', name: '' }, 'Change Upgrade authority'],
  [{ type: 'accept', kind: 'token', name: 'Acme' }, 'Accept Token Acme'],
  [{ type: 'agree' }, 'Agree to the change of the record; nothing on chain changes'],
] as const)('a part of a transaction is told in words: %j', (purpose, sentence) => {
  expect(upgradeSentence(purpose as Parameters<typeof upgradeSentence>[0])).toBe(sentence);
});

it('what did not pass is proposed again as a further attempt of the same upgrade', () => {
  const text = upgradeDescription(upgrade);
  const reservedFor = '\n\n#proposer=0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const again = furtherAttempt(text, 2);
  expect(again).toBe(`${text}\n\nAttempt 2`);
  for (const each of [again, again + reservedFor]) expect(isUpgradeDescription(each, upgrade)).toBe(true);
  expect(furtherAttempt(text, 1)).toBe(text);
  for (const foreign of ['1', '02', '2 of many', '99999', '2\n\nAttempt 3'])
    expect(isUpgradeDescription(`${text}\n\nAttempt ${foreign}`, upgrade)).toBe(false);
  expect(isUpgradeRequest(furtherAttempt(upgradeRequest(upgrade), 12), upgrade)).toBe(true);
});

it('the next attempt is the smallest that is not taken, whatever numbers others have chosen', () => {
  const text = upgradeDescription(upgrade);
  const reservedFor = '\n\n#proposer=0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  expect(nextAttempt([])).toBe(1);
  expect(nextAttempt([text])).toBe(2);
  expect(nextAttempt([text + reservedFor, furtherAttempt(text, 9_999) + reservedFor, furtherAttempt(text, 2)])).toBe(3);
});

it('the upgrade that a text names is found, and nothing that only looks like one', () => {
  expect(upgradeIdIn(AS_BEFORE)).toBe(ID);
  expect(['', 'Upgrade proposal 7', `See Upgrade proposal ${ID}`].map(upgradeIdIn)).toEqual([undefined, undefined, undefined]);
});
