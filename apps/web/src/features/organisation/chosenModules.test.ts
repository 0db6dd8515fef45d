import type { OrganisationDetail } from '@althing/domain/http';
import { type Modules, modulesSchema, tokenSchema } from '@althing/domain/organisation';
import { sampleToken } from '@althing/domain/testing';
import { expect, test } from 'vitest';
import { chosenModules } from './chosenModules.ts';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const CHAINS: Record<number, string> = { 31337: 'Alpha', 31338: 'Beta', 31339: 'Gamma' };

const safe = { isMultisig: true, addresses: [ALICE, ALICE, ALICE], threshold: 2 };
const account = { isMultisig: false, addresses: [ALICE], threshold: 1 };
const heldBy = (party: string) => ({ isMultisig: false, addresses: [party], threshold: 1 });
const governor = { tempId: '1', chainId: 31337, votingPeriod: 7, preVotingTimelock: 0, preExecutionTimelock: 0 } as const;

function sentences(modules: Partial<Modules>, token: OrganisationDetail['token'] = null): Record<string, string> {
  const chosen = chosenModules(
    { modules: modulesSchema.parse({ protocolUpgrades: safe, ...modules }), token, contracts: [], governors: [] },
    (chainId) => CHAINS[chainId]!,
  );
  return Object.fromEntries(chosen.map(({ title, lines }) => [title, lines.join('\n')]));
}

test('only what was chosen is listed, and upgrades always are', () => {
  expect(sentences({ protocolUpgrades: account })).toEqual({
    'Protocol Upgrades Wizard': `Its contracts can be upgraded only by the single account ${ALICE}.`,
  });
  expect(sentences({})).toEqual({
    'Protocol Upgrades Wizard': 'Its contracts can be upgraded only by a Safe in which 2 of 3 must sign.',
  });
});

test('a treasury that a Safe, a governor and an account hold on three chains says so of each', () => {
  const safeTreasury = [
    { ...safe, chainId: 31337, name: '' },
    { ...heldBy('governor|Main'), chainId: 31338, name: '' },
    { ...account, chainId: 31339, name: '' },
  ];
  expect(sentences({ safeTreasury })['Safe']).toBe(
    'Its treasury on Alpha is held by a Safe in which 2 of 3 must sign; on Beta by the votes of the governor Main; ' +
      `on Gamma by the single account ${ALICE}.`,
  );
});

test('chains with the same holder are told together', () => {
  const safeTreasury = [31337, 31338, 31339].map((chainId) => ({ ...safe, chainId, name: '' }));
  expect(sentences({ safeTreasury })['Safe']).toBe(
    'Its treasury on Alpha, Beta and Gamma is held by one Safe on each, in which 2 of 3 must sign.',
  );
});

test('what is to be deleted holds nothing', () => {
  expect(sentences({ safeTreasury: [{ ...safe, chainId: 31337, name: '', isMarkedForDeletion: true }] })['Safe']).toBeUndefined();
});

test('quadratic governors are not called one token, one vote', () => {
  const both = sentences({
    governor: modulesSchema.shape.governor.parse([
      { ...governor, governorName: 'Main' },
      { ...governor, chainId: 31338, governorName: 'Many', isQuadratic: true, refundMechanism: true },
    ]),
  });
  expect(both['1 Token 1 Vote']).toBe('Main on Alpha.');
  expect(both['Quadratic Voting']).toBe('Many on Beta.');
  expect(both['Refund Mechanism']).toBe('Many on Beta.');
});

test('guardians are named with what they can stop, and until when', () => {
  const guarded = sentences({
    preVoteVeto: [{ ...safe, chainId: 31337, governorName: 'Main' }],
    preExecutionVeto: [{ ...heldBy('workingGroup|Watch'), chainId: 31337, governorName: 'Main' }],
  });
  expect(guarded['Pre-Vote Veto']).toBe(
    'Proposals of Main on Alpha can be stopped before their vote opens by a Safe in which 2 of 3 must sign.',
  );
  expect(guarded['Pre-Execution Veto']).toBe(
    'Proposals of Main on Alpha can be stopped between vote and execution by the working group Watch.',
  );
});

test('working groups and VEO managers say who holds them', () => {
  const held = sentences({
    workingGroup: [{ ...account, chainId: 31337, name: 'Ops' }],
    bondingEngine: [{ ...heldBy('safeTreasury|'), chainId: 31338, name: '' }],
  });
  expect(held['Working Group']).toBe(`Ops on Alpha, held by the single account ${ALICE}.`);
  expect(held['Bonding Engine']).toBe('Bond sales on Beta are run by its treasury there.');
});

test('a token names its chains and who owns its contract on each', () => {
  const token = tokenSchema.parse({
    isCreatingNewToken: true,
    name: 'Acme',
    symbol: 'ACME',
    chainIds: [31337, 31338],
    initialReceivers: [],
    authority: [
      { ...safe, chainId: 31337 },
      { ...heldBy('governor|Main'), chainId: 31338 },
    ],
  });
  expect(sentences({}, token)['Token']).toBe(
    'Acme (ACME) on Alpha and Beta. Its contract on Alpha is owned by a Safe in which 2 of 3 must sign; ' +
      'on Beta by the votes of the governor Main.',
  );
});

test('a multi-bridge says who sends, how many bridges must agree and who may stop it', () => {
  const actor = { ...heldBy(ALICE), isGovernor: false, governorName: '' };
  const settings = { owner: { ...actor, isGovernor: true, governorName: 'Main' }, vetoer: safe, bridges: [], isAllBridges: true };
  const bridge = { ...actor, chainId: 31337, chainIds: [31337, 31338], timelock: { durationType: 'hours', value: 2 }, hasVeto: true };
  const told = sentences({
    multiBridge: modulesSchema.shape.multiBridge.parse([bridge]),
    multiBridgeSettings: modulesSchema.shape.multiBridgeSettings.parse([31337, 31338].map((chainId) => ({ ...settings, chainId }))),
  });
  expect(told['Multi-Bridge']).toContain(
    `are sent by the single account ${ALICE} on Alpha, and by nobody else.\nA message counts when 2 bridges`,
  );
  expect(told['Multi-Bridge']).toContain(
    'What arrives on Alpha and Beta can be cancelled, and everything there paused, by one Safe on each, in which 2 of 3 must sign.',
  );
});

test('portals say where the token travels, how much at once and who may change that', () => {
  const admin = { ...heldBy(ALICE), isGovernor: false, governorName: '', chainId: 31337 };
  const limits = { multiBridgeMintLimit: '10', multiBridgeBurnLimit: '10', standardMintLimit: '5', standardBurnLimit: '5' };
  const portals = { chainIds: [31337, 31338], portalAdmin: [admin], bridges: ['axelar', 'polymer'], ...limits };
  const assetPortals = modulesSchema.shape.assetPortals.parse(portals);
  const told = sentences({ assetPortals }, sampleToken({ symbol: 'ACME' }))['Portals'];
  expect(told).toContain(
    'ACME travels between Alpha and Beta over Axelar and Polymer.\nWhat leaves is burned, and minted where it arrives.',
  );
  expect(told).toContain(`bridges and limits can be changed, and transfers stopped, by the single account ${ALICE}.`);
});
