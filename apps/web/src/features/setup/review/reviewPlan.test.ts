import { ALICE, BOB, sampleModules, sampleOrganisation, sampleWallet } from '@althing/domain/testing';
import type { ChainPlan, Plan } from '@althing/planner';
import { describe, expect, test } from 'vitest';
import { confirmationsText, reviewPlan } from './reviewPlan.ts';

const chain = (chainId: number, transactions: number): ChainPlan => ({
  chainId,
  deployer: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  steps: [],
  transactions: Array.from({ length: transactions }, () => ({
    chainId,
    from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    to: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    data: '0x',
    value: 0n,
    stepIds: [],
  })),
});
const say = (...chains: ChainPlan[]) =>
  confirmationsText({ salt: '0x', chains } satisfies Plan, (id) => ({ 1: 'Alpha', 2: 'Beta', 3: 'Gamma' })[id] ?? '?');

describe('how often the wallet will ask', () => {
  test('on one chain it is once, with its name', () => {
    expect(say(chain(1, 1))).toBe('once, on Alpha');
  });

  test('on several chains it is once on each', () => {
    expect(say(chain(1, 1), chain(2, 1), chain(3, 1))).toBe('3 times: once on each of Alpha, Beta and Gamma');
  });

  test('where a batch does not fit into one transaction, each chain has its number', () => {
    expect(say(chain(1, 2), chain(2, 1))).toBe('3 times: 2 on Alpha and 1 on Beta');
  });
});

const organisation = sampleOrganisation({
  modules: sampleModules({ governor: [], safeTreasury: [sampleWallet(31338, [ALICE, BOB]), sampleWallet(31337, [ALICE, BOB])] }),
  token: null,
});
const salt = `0x${'11'.repeat(32)}` as const;

const addresses = (from: `0x${string}`) =>
  reviewPlan(organisation, from, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8').plan?.chains.flatMap(({ steps }) =>
    steps.map((step) => step.address),
  );

describe('the plan under review', () => {
  test('has every chain of the form, all sent by the one who reviews', () => {
    const { plan } = reviewPlan(organisation, salt, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
    expect(plan?.chains.map(({ chainId, deployer }) => [chainId, deployer])).toEqual([
      [31337, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
      [31338, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    ]);
  });

  test('predicts other addresses for another salt', () => {
    expect(addresses(salt)).not.toEqual(addresses(`0x${'22'.repeat(32)}`));
  });

  test('what cannot be deployed is told with its reason', () => {
    const nobody = { isMultisig: false, addresses: [], threshold: 1 };
    const broken = { ...organisation, modules: { ...organisation.modules, protocolUpgrades: nobody } };
    expect(reviewPlan(broken, salt, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8').problem?.code).toBe('upgrade-owner-missing');
  });
});
