import { decodeDeployOrganisation, tokenAbi } from '@althing/bindings';
import { moduleKey } from '@althing/domain/modules';
import { ALICE, BOB, CAROL, sampleGovernor, sampleModules, sampleToken, sampleWallet } from '@althing/domain/testing';
import { decodeFunctionData } from 'viem';
import { describe, expect, test } from 'vitest';
import { DEPLOYER, planInput } from '../test/planInput.ts';
import {
  plan,
  PlanError,
  plannedIdentity,
  planUpgrade,
  planAgreement,
  type PlanInput,
  type StandingOrganisation,
  type TokenValues,
  type UpgradeTransaction,
} from './index.ts';

type Modules = PlanInput['organisation']['modules'];

const HOME = 31337;
const AWAY = 31338;

/** An organisation as the ledger knows it: planned, and standing on its chains. */
function standing(modules: Partial<Modules> = {}, token: Partial<Parameters<typeof sampleToken>[0]> = {}) {
  const input = planInput({ modules: sampleModules(modules), token: sampleToken(token) });
  const whole = plan(input);
  const identities = Object.fromEntries(whole.chains.map((chain) => [chain.chainId, plannedIdentity(chain)]));
  return { standing: { ...input, identities } satisfies StandingOrganisation, contracts: whole.chains.flatMap(({ steps }) => steps) };
}

const upgraded = (from: ReturnType<typeof standing>, change: Partial<Modules>, token = from.standing.organisation.token) =>
  planUpgrade(
    from.standing,
    { ...from.standing.organisation, modules: { ...from.standing.organisation.modules, ...change }, token },
    from.contracts,
  );

const told = (transactions: readonly UpgradeTransaction[]) =>
  transactions.map(({ id, sender, purposes, after }) => [id, sender.kind, purposes.map(({ type }) => type).join('+'), ...after]);

const wallet = (addresses: string[], isMultisig: boolean, chainId = HOME) => ({ chainId, name: '', isMultisig, addresses, threshold: 1 });
const grants = { ...wallet([ALICE, BOB], true), name: 'Grants' };
const governorWith = (change: Parameters<typeof sampleGovernor>[0]) => [sampleGovernor(change)];

describe('an upgrade', () => {
  test('of nothing is nothing', () => {
    const { transactions, leaving } = upgraded(standing(), {});
    expect([transactions, leaving]).toEqual([[], []]);
  });

  test('tells what leaves the record and stays on its chain: what is taken away, and the Safe of former signers', () => {
    const from = standing({ workingGroup: [grants] });
    const at = (kind: string) => from.contracts.find((step) => step.kind === kind)!.address;
    const signers = { isMultisig: true, addresses: [ALICE, CAROL], threshold: 1 };
    expect(upgraded(from, { workingGroup: [], protocolUpgrades: signers }).leaving).toEqual([
      { chainId: HOME, kind: 'protocolUpgrades', name: '', address: at('protocolUpgrades') },
      { chainId: HOME, kind: 'workingGroup', name: 'Grants', address: at('workingGroup') },
    ]);
  });

  test('of a governor’s settings is a proposal of that governor, made by its timelock', () => {
    const from = standing();
    const [transaction, ...others] = upgraded(from, { governor: governorWith({ quorumThreshold: 51 }) }).transactions;
    expect(others).toEqual([]);
    const address = (kind: string) => from.contracts.find((step) => step.kind === kind)!.address;
    expect(transaction).toMatchObject({
      id: '31337/1',
      sender: {
        kind: 'governor',
        address: address('timelock'),
        name: 'Timelock Main',
        governor: { address: address('governor'), name: 'Main' },
      },
      purposes: [{ type: 'govern', governorName: 'Main' }],
      after: [],
    });
    expect(transaction!.calls).toHaveLength(1);
    expect(transaction!.checks.length).toBeGreaterThan(5);
  });

  test('with a new guardian adds the Safe first, by the owner of the upgrades, and the governor names it afterwards', () => {
    const veto = { governorName: 'Main', chainId: HOME, isMultisig: true, addresses: [ALICE, CAROL], threshold: 2 };
    const { transactions } = upgraded(standing({ governor: governorWith({ preVotingTimelock: 'min' }) }), { preVoteVeto: [veto] });
    expect(told(transactions)).toEqual([
      ['31337/1', 'safe', 'add'],
      ['31337/2', 'governor', 'govern', '31337/1'],
    ]);
    expect(transactions[0]!.sender.name).toBe('Protocol upgrades Safe');
  });

  test('of an organisation whose upgrades belong to its governor is one proposal, additions first', () => {
    const from = standing({ protocolUpgrades: wallet([moduleKey('governor', 'Main')], false) });
    const { transactions } = upgraded(from, { governor: governorWith({ quorumThreshold: 51 }), workingGroup: [grants] });
    expect(told(transactions)).toEqual([['31337/1', 'governor', 'add+govern']]);
    expect(decodeDeployOrganisation(transactions[0]!.calls[0]!.data).safes).toHaveLength(1);
  });

  test('that hands the upgrades over is offered with the rest, and what is offered counts until it is accepted', () => {
    const from = standing({ protocolUpgrades: wallet([ALICE], false) });
    const { transactions } = upgraded(from, { protocolUpgrades: wallet([BOB], false), workingGroup: [grants] });
    expect(told(transactions)).toEqual([
      ['31337/1', 'account', 'add+edit'],
      ['31337/2', 'account', 'accept', '31337/1'],
    ]);
    expect(transactions.map(({ sender }) => sender.address)).toEqual([ALICE, BOB]);
    const offered = transactions[0]!.checks.filter(({ until }) => until !== undefined);
    expect(offered.map(({ label, expected, until }) => [label, expected, until])).toEqual([['Pending owner', BOB, '31337/2']]);
    const accepted = transactions[1]!.checks.find(({ label }) => label === 'Owner');
    expect([accepted!.expected, transactions[0]!.checks.some(({ label, expected }) => label === 'Owner' && expected === BOB)]).toEqual([
      BOB,
      false,
    ]);
  });

  test('that brings it to a further chain has its Safe created there by anybody before it sends the batch', () => {
    const from = standing();
    const token = from.standing.organisation.token!;
    const { transactions, chains } = upgraded(
      from,
      { workingGroup: [{ ...grants, chainId: AWAY }] },
      { ...token, chainIds: [HOME, AWAY], authority: [...token.authority, sampleWallet(AWAY, [CAROL])] },
    );
    expect(told(transactions)).toEqual([
      ['31338/1', 'anybody', 'create-sender'],
      ['31338/2', 'safe', 'add', '31338/1'],
    ]);
    const steps = chains.find(({ chainId }) => chainId === AWAY)!.steps;
    expect(steps.find(({ kind }) => kind === 'protocolUpgrades')!.address).toBe(transactions[1]!.sender.address);
    expect(chains.map(({ chainId, deployer }) => [chainId, deployer])).toEqual([
      [HOME, DEPLOYER],
      [AWAY, transactions[1]!.sender.address],
    ]);
  });

  test('leaves a Safe that is marked for deletion alone', () => {
    const treasury = wallet([ALICE, BOB], true);
    const from = standing({ safeTreasury: [treasury] });
    const { transactions, chains } = upgraded(from, { safeTreasury: [] });
    expect(transactions).toEqual([]);
    expect(chains[0]!.steps.map(({ kind }) => kind)).not.toContain('safeTreasury');
  });
});

describe('an upgrade is refused', () => {
  const away = { workingGroup: [{ ...grants, chainId: AWAY }] };
  const two = [sampleGovernor(), sampleGovernor({ governorName: 'Second', tempId: 'governor-2' })];
  const receivers = (amount: string) => [{ chainId: HOME, receivers: [{ tempId: 'receiver-1', address: ALICE, amount }] }];
  function codeOf(work: () => unknown): string | undefined {
    try {
      work();
    } catch (error) {
      if (error instanceof PlanError) return error.code;
      throw error;
    }
    return undefined;
  }

  test.each<[string, Partial<Modules>, Partial<Modules>, Partial<PlanInput['organisation']['token']> | null, string]>([
    ['a governor that is left out', { governor: two }, { governor: two.slice(0, 1) }, null, 'contract-not-editable'],
    ['another timelock', {}, { governor: governorWith({ preExecutionTimelock: 0 }) }, null, 'governor-not-editable'],
    ['other receivers of what was created', {}, {}, { initialReceivers: receivers('600001') }, 'contract-not-editable'],
    ['another name of the token', {}, {}, { name: 'Other' }, 'contract-not-editable'],
    ['a chain that is left', away, { workingGroup: [] }, null, 'chain-left'],
  ])('with %s', (_, before, change, token, expected) => {
    const from = ((): ReturnType<typeof standing> => {
      if (before !== away) return standing(before);
      const input = planInput({ modules: sampleModules(before), token: sampleToken() }, { [HOME]: DEPLOYER, [AWAY]: DEPLOYER });
      const whole = plan(input);
      const identities = Object.fromEntries(whole.chains.map((chain) => [chain.chainId, plannedIdentity(chain)]));
      return { standing: { ...input, identities }, contracts: whole.chains.flatMap(({ steps }) => steps) };
    })();
    const edited = token && { ...from.standing.organisation.token!, ...token };
    expect(codeOf(() => upgraded(from, change, edited ?? from.standing.organisation.token))).toBe(expected);
  });

  test('where the planner would look for it elsewhere', () => {
    const from = standing();
    const moved = from.contracts.map((step) => ({ ...step, address: CAROL }));
    expect(codeOf(() => planUpgrade(from.standing, from.standing.organisation, moved))).toBe('addresses-differ');
  });
});

test('governors that own the upgrades have something to agree to, signers have not', () => {
  const governed = standing({ protocolUpgrades: wallet([moduleKey('governor', 'Main')], false) });
  expect(told(planAgreement(governed.standing))).toEqual([['31337/1', 'governor', 'agree']]);
  expect(planAgreement(standing().standing)).toEqual([]);
});

describe('a token that says something else than the record', () => {
  const from = standing();
  const [token, timelock] = ['token', 'timelock'].map((kind) => from.contracts.find((step) => step.kind === kind)!.address);
  const values: TokenValues = { address: token!, owner: timelock!, pendingOwner: null, taxTreasury: null, bridgeTaxes: [], limits: [] };
  const planned = (change: Partial<TokenValues>, authority?: ReturnType<typeof sampleWallet>[]) => {
    const { organisation } = from.standing;
    const on = { [HOME]: { upgradeOwner: safeOwner, governors: [], token: { ...values, ...change } } };
    const edited = authority ? { ...organisation, token: { ...organisation.token!, authority } } : organisation;
    return planUpgrade(from.standing, edited, from.contracts, { on, restores: authority === undefined }).transactions;
  };
  const safeOwner = from.contracts.find((step) => step.kind === 'protocolUpgrades')!.address;
  const functionsOf = (transactions: readonly UpgradeTransaction[]) =>
    transactions.map(({ sender, calls }) => [
      sender.address,
      ...calls.map(({ data }) => decodeFunctionData({ abi: tokenAbi, data }).functionName),
    ]);

  test('is left alone where it says the same', () => {
    expect(planned({})).toEqual([]);
  });

  test('is given back by whoever has it now, and accepted by whom the record names', () => {
    const transactions = planned({ owner: CAROL });
    expect(functionsOf(transactions)).toEqual([
      [CAROL, 'transferOwnership'],
      [timelock, 'acceptOwnership'],
    ]);
    expect(transactions[1]!.after).toEqual(['31337/1']);
  });

  test('has an offer taken back, a tax ended and limits withdrawn that nobody has agreed to', () => {
    const limits = [{ account: BOB, minting: 5n, burning: 0n }];
    const change = { pendingOwner: CAROL, taxTreasury: CAROL, bridgeTaxes: [{ threshold: 0n, basisPoints: 100 }], limits };
    expect(functionsOf(planned(change))).toEqual([[timelock, 'setLimits', 'setBridgeTaxTiers', 'setTreasury', 'transferOwnership']]);
  });

  test('is followed by a form that says what it says, and nothing is sent', () => {
    expect(planned({ owner: CAROL }, [sampleWallet(HOME, [CAROL])])).toEqual([]);
  });
});
