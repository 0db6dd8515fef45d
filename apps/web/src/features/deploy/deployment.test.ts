import type { OrganisationContract, OrganisationDetail } from '@althing/domain/http';
import type { Plan } from '@althing/planner';
import { describe, expect, test } from 'vitest';
import { chainDeployments, isEverythingStanding, needsSending } from './deployment.ts';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const GOVERNOR = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const TOKEN = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';

const row = (part: Partial<OrganisationContract>): OrganisationContract => ({
  id: `${part.chainId ?? 31337}-${part.stepId ?? 'token|'}`,
  chainId: 31337,
  stepId: 'token|',
  kind: 'token',
  name: '',
  address: TOKEN,
  state: 'planned',
  reason: null,
  transactionHash: null,
  ...part,
});
const token = (part: Partial<OrganisationContract> = {}) => row({ stepId: 'token|', address: TOKEN, ...part });
const governor = (part: Partial<OrganisationContract> = {}) =>
  row({ stepId: 'governor|Main', kind: 'governor', name: 'Main', address: GOVERNOR, ...part });

const organisation = (contracts: OrganisationContract[], chainIds = [31337]) =>
  ({ id: '1', chainIds, contracts, deployers: [{ chainId: 31337, deployer: ALICE }] }) as unknown as OrganisationDetail;

const transaction = (stepIds: string[]) => ({ chainId: 31337, from: ALICE, to: GOVERNOR, data: '0x12', value: 0n, stepIds }) as const;
const plan = (batches = [['token|', 'governor|Main']], tokenAddress = TOKEN): Plan =>
  ({
    salt: '0x00',
    chains: [
      {
        chainId: 31337,
        deployer: ALICE,
        steps: [
          { id: 'token|', address: tokenAddress },
          { id: 'governor|Main', address: GOVERNOR },
        ],
        transactions: batches.map(transaction),
      },
    ],
  }) as unknown as Plan;

const nothing = new Map();
const only = (contracts: OrganisationContract[], thePlan: Plan | undefined = plan(), code = nothing) =>
  chainDeployments(organisation(contracts), thePlan, code)[0]!;

describe('the deployment of a chain', () => {
  test('planned: the batch is to be sent by its deployer', () => {
    const chain = only([token(), governor()]);
    expect(chain).toMatchObject({
      state: 'planned',
      deployer: ALICE,
      transaction: transaction(['token|', 'governor|Main']),
      isPlanDifferent: false,
    });
    expect(needsSending(chain)).toBe(true);
  });

  test('submitted: nothing more is to be sent', () => {
    expect(needsSending(only([token({ state: 'submitted' }), governor({ state: 'submitted' })]))).toBe(false);
  });

  test('found on the chain although nobody reported it: confirmed, and nothing is sent twice', () => {
    const chain = only(
      [token(), governor()],
      plan(),
      new Map([[31337, new Set([TOKEN.toLowerCase() as `0x${string}`, GOVERNOR as `0x${string}`])]]),
    );
    expect(chain).toMatchObject({ state: 'confirmed', transaction: undefined });
    expect(chain.steps.every((step) => step.isFound)).toBe(true);
    expect(needsSending(chain)).toBe(false);
  });

  test('code on another chain proves nothing', () => {
    expect(
      only([token(), governor()], plan(), new Map([[31338, new Set([TOKEN as `0x${string}`, GOVERNOR as `0x${string}`])]])).state,
    ).toBe('planned');
  });

  test('of several batches the first unfinished one is next', () => {
    const chain = only([token({ state: 'confirmed' }), governor()], plan([['token|'], ['governor|Main']]));
    expect(chain).toMatchObject({ transaction: { stepIds: ['governor|Main'] }, progress: { done: 1, total: 2 } });
  });

  test('one failed contract makes the chain failed, whatever the others are', () => {
    expect(only([token({ state: 'confirmed' }), governor({ state: 'failed', reason: 'out of gas' })])).toMatchObject({ state: 'failed' });
  });

  test('where the addresses computed here differ from the registered ones, nothing is sent', () => {
    const chain = only([token(), governor()], plan(undefined, '0x0000000000000000000000000000000000000009'));
    expect(chain).toMatchObject({ isPlanDifferent: true, transaction: undefined });
  });

  test('without a plan nothing is sent', () => {
    expect(chainDeployments(organisation([token(), governor()]), undefined, nothing)[0]!.transaction).toBeUndefined();
  });

  test('everything stands only when every chain has contracts and all of them stand', () => {
    const done = organisation([token({ state: 'verified' }), governor({ state: 'confirmed' })]);
    expect(isEverythingStanding(chainDeployments(done, plan(), nothing))).toBe(true);
    expect(isEverythingStanding(chainDeployments({ ...done, chainIds: [31337, 31338] }, plan(), nothing))).toBe(false);
    expect(isEverythingStanding([])).toBe(false);
  });
});
