import {
  type Call,
  decodeDeployOrganisation,
  encodeCastVote,
  encodeCreateSafe,
  encodeDelegateVotes,
  encodeDeployOrganisation,
  encodeExecuteProposal,
  encodePropose,
  encodeQueueProposal,
  hashProposal,
  reserveDescription,
  runChecks,
  safeAbi,
  upgradeAuthorityAbi,
} from '@althing/bindings';
import { type LocalChain, localAccount, type LocalClient, localClient, startPlatformChain, untakenPort } from '@althing/devnet';
import { moduleKey } from '@althing/domain/modules';
import { ALICE, BOB, CAROL, sampleGovernor, sampleModules, sampleToken } from '@althing/domain/testing';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { concat, createWalletClient, encodeFunctionData, http, numberToHex, pad, zeroAddress } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ChainPlan,
  plan,
  planAdditions,
  plannedIdentity,
  type PlanInput,
  type StandingOrganisation,
  type Transaction,
  upgradeOwnerEdits,
} from '../src/index.ts';
import { DEPLOYER, planInput } from './planInput.ts';

const [HOME, AWAY] = [31337, 31338];
const SAFE_OWNER = localAccount(1);

const chains = new Map<ChainId, { chain: LocalChain; client: LocalClient; snapshot: Hex }>();

beforeAll(async () => {
  await Promise.all(
    [HOME, AWAY].map(async (chainId) => {
      const chain = await startPlatformChain({ chainId, port: await untakenPort() });
      const client = localClient(chain);
      chains.set(chainId, { chain, client, snapshot: await client.snapshot() });
    }),
  );
}, 120_000);

beforeEach(async () => {
  for (const entry of chains.values()) {
    await entry.client.revert({ id: entry.snapshot });
    entry.snapshot = await entry.client.snapshot();
  }
});

afterAll(() => Promise.all([...chains.values()].map(({ chain }) => chain.stop())));

const at = (chainId: ChainId) => chains.get(chainId)!;

/** Sends the call as one of the chain's own accounts, or as a contract. Returns whether it succeeded. */
async function sendAs(chainId: ChainId, from: Address, { to, data }: Pick<Call, 'to' | 'data'>): Promise<boolean> {
  const { client } = at(chainId);
  await client.impersonateAccount({ address: from });
  await client.setBalance({ address: from, value: 10n ** 19n });
  const hash = await client.sendTransaction({ account: from, to, data, gas: 16_000_000n, chain: client.chain });
  return (await client.waitForTransactionReceipt({ hash })).status === 'success';
}

/** The Safe's only owner executes the call, as Safe's own interface would have it. */
async function sendBySafe(chainId: ChainId, safe: Address, { to, data }: Pick<Call, 'to' | 'data'>): Promise<boolean> {
  const { chain, client } = at(chainId);
  const wallet = createWalletClient({ account: SAFE_OWNER, chain: client.chain, transport: http(chain.url) });
  const approved = concat([pad(SAFE_OWNER.address), numberToHex(0, { size: 32 }), '0x01']);
  const args = [to, 0n, data, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, approved] as const;
  const execution = encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args });
  const hash = await wallet.sendTransaction({ to: safe, data: execution, gas: 16_000_000n });
  return (await client.waitForTransactionReceipt({ hash })).status === 'success';
}

async function failing({ chainId, steps }: ChainPlan): Promise<string[]> {
  const results = await runChecks(
    at(chainId).client,
    steps.flatMap(({ checks }) => checks),
  );
  return results.filter(({ ok }) => !ok).map(({ label }) => label);
}

const wallet = (addresses: string[], isMultisig: boolean, chainId = HOME) => ({ chainId, name: '', isMultisig, addresses, threshold: 1 });

const ownedBySafe = (): PlanInput =>
  planInput({ modules: sampleModules({ protocolUpgrades: wallet([SAFE_OWNER.address], true) }), token: sampleToken() });

const ownedByTimelock = (): PlanInput =>
  planInput({
    modules: sampleModules({
      protocolUpgrades: wallet([moduleKey('governor', 'Main')], false),
      governor: [sampleGovernor({ votingPeriod: 'min' })],
    }),
  });

/** Founds it, and answers what stands. */
async function found(input: PlanInput): Promise<{ standing: StandingOrganisation; home: ChainPlan }> {
  const { chains: planned } = plan(input);
  for (const chain of planned) {
    for (const transaction of chain.transactions) expect(await sendAs(chain.chainId, chain.deployer, transaction)).toBe(true);
    expect(await failing(chain)).toEqual([]);
  }
  const identities = Object.fromEntries(planned.map((chain) => [chain.chainId, plannedIdentity(chain)]));
  return { standing: { ...input, identities }, home: planned[0]! };
}

const withModules = ({ organisation }: PlanInput, change: Partial<PlanInput['organisation']['modules']>): PlanInput['organisation'] => ({
  ...organisation,
  modules: { ...organisation.modules, ...change },
});

/** A second governor and a group with a Safe, where the organisation stands. */
const enlarged = (input: PlanInput) =>
  withModules(input, {
    governor: [...input.organisation.modules.governor, sampleGovernor({ governorName: 'Second' })],
    workingGroup: [{ ...wallet([CAROL, moduleKey('governor', 'Second')], true), name: 'Grants' }],
  });

async function wait(seconds: number): Promise<void> {
  await at(HOME).client.increaseTime({ seconds });
  await at(HOME).client.mine({ blocks: 1 });
}

/** ALICE, who has most votes, proposes the call, votes for it and has the timelock make it. */
async function decide({ steps }: ChainPlan, { to, data, value }: Call): Promise<void> {
  const [governor, token] = (['governor', 'token'] as const).map((kind) => steps.find((step) => step.kind === kind)!.address);
  const content = { actions: [{ to, data, value }], description: reserveDescription('# More', ALICE) };
  const proposal = { governor: governor!, ...content };
  const act = async (call: Call) => expect(await sendAs(HOME, ALICE, call)).toBe(true);
  await act(encodeDelegateVotes({ token: token!, delegatee: ALICE }));
  await wait(1);
  await act(encodePropose(proposal));
  await wait(2);
  await act(encodeCastVote({ governor: governor!, proposalId: hashProposal(content), choice: 'for' }));
  await wait(301);
  await act(encodeQueueProposal(proposal));
  await wait(601);
  await act(encodeExecuteProposal(proposal));
}

const authorityOf = (chain: ChainPlan): Address => chain.steps.find(({ kind }) => kind === 'proxyAdmin')!.address;
const ownerOf = ({ chainId, ...chain }: ChainPlan): Promise<Address> =>
  at(chainId).client.readContract({ address: authorityOf({ chainId, ...chain }), abi: upgradeAuthorityAbi, functionName: 'owner' });

const only = (transactions: readonly Transaction[]): Transaction => {
  expect(transactions).toHaveLength(1);
  return transactions[0]!;
};

describe('contracts that are added later', () => {
  it('come from the Safe that owns the upgrade authority, at the predicted addresses, as reviewed', async () => {
    const { standing, home } = await found(ownedBySafe());
    const [additions, ...others] = planAdditions(standing, enlarged(standing), home.steps).chains;
    expect(others).toEqual([]);
    expect(additions!.steps.map(({ id }) => id)).toEqual(['workingGroup|Grants', 'timelock|Second', 'governor|Second']);
    const transaction = only(additions!.transactions);
    expect(transaction.from).toBe(await ownerOf(home));

    expect(await sendAs(HOME, DEPLOYER, transaction)).toBe(false);
    expect(await sendBySafe(HOME, transaction.from, transaction)).toBe(true);
    expect(await failing(additions!)).toEqual([]);
    // Once.
    expect(await sendAs(HOME, transaction.from, transaction)).toBe(false);
  });

  it('come from the timelock that owns the upgrade authority, by a proposal', async () => {
    const { standing, home } = await found(ownedByTimelock());
    const [additions] = planAdditions(standing, enlarged(standing), home.steps).chains;
    const transaction = only(additions!.transactions);
    const timelock = home.steps.find(({ kind }) => kind === 'timelock')!.address;
    expect(transaction.from).toBe(timelock);
    expect(await sendAs(HOME, DEPLOYER, transaction)).toBe(false);
    await decide(home, transaction);
    expect(await failing(additions!)).toEqual([]);
  });

  it('come from the present owner where the authority has changed hands', async () => {
    const { standing, home } = await found(ownedBySafe());
    const former = await ownerOf(home);
    const now = { ...standing, organisation: withModules(standing, { protocolUpgrades: wallet([BOB], false) }) };
    const edits = upgradeOwnerEdits(standing, now);
    expect(edits.map(({ kind, by }) => [kind, by.address])).toEqual([
      ['proxyAdmin', former],
      ['proxyAdmin', BOB],
    ]);
    for (const { by, actions } of edits) for (const action of actions) expect(await sendAs(HOME, by.address, action)).toBe(true);
    const checks = edits.flatMap((edit) => edit.checks);
    expect((await runChecks(at(HOME).client, checks)).filter(({ ok }) => !ok)).toEqual([]);
    expect(upgradeOwnerEdits(now, now)).toEqual([]);

    const [additions] = planAdditions(
      now,
      enlarged(now),
      home.steps.filter(({ kind }) => kind !== 'protocolUpgrades'),
    ).chains;
    const transaction = only(additions!.transactions);
    expect(transaction.from).toBe(BOB);
    expect(await sendAs(HOME, former, transaction)).toBe(false);
    expect(await sendAs(HOME, BOB, transaction)).toBe(true);
    expect(await failing(additions!)).toEqual([]);
  });

  it('are sent under the owner of today, also where the edited form wants another one', async () => {
    const { standing, home } = await found(ownedBySafe());
    const edited = withModules({ ...standing, organisation: enlarged(standing) }, { protocolUpgrades: wallet([BOB], false) });
    const [additions] = planAdditions(standing, edited, home.steps).chains;
    const transaction = only(additions!.transactions);
    expect(decodeDeployOrganisation(transaction.data).upgradeOwner).toBe(await ownerOf(home));
    expect(await sendBySafe(HOME, transaction.from, transaction)).toBe(true);
  });
});

describe('a chain where the organisation does not stand yet', () => {
  const everywhere = (input: PlanInput) => {
    const token = { ...input.organisation.token!, chainIds: [HOME, AWAY] };
    return {
      ...withModules(input, { workingGroup: [{ ...wallet([CAROL], true, AWAY), name: 'Grants' }] }),
      token: { ...token, authority: [...token.authority, wallet([CAROL], false, AWAY)] },
    };
  };

  it('is added by the Safe, with the addresses of home', async () => {
    const { standing, home } = await found(ownedBySafe());
    const added = planAdditions(standing, everywhere(standing), home.steps).chains.find(({ chainId }) => chainId === AWAY)!;
    const same = (kind: string) => added.steps.find((step) => step.kind === kind)!.address;
    for (const kind of ['proxyAdmin', 'token', 'protocolUpgrades'])
      expect(same(kind)).toBe(home.steps.find((step) => step.kind === kind)!.address);

    // Neither a leaked key of the founder's nor anybody else opens the chain.
    const transaction = only(added.transactions);
    expect(await sendAs(AWAY, DEPLOYER, transaction)).toBe(false);
    expect(await sendAs(AWAY, CAROL, transaction)).toBe(false);
    // The Safe is created there first, by anybody; then it sends the batch.
    const safe = same('protocolUpgrades');
    expect(transaction.from).toBe(safe);
    const { safes } = decodeDeployOrganisation(transaction.data);
    expect(safes.map(({ name }) => name)).toContain('Grants');
    const own = safes.find(({ owners }) => owners.includes(SAFE_OWNER.address))!;
    expect(await sendAs(AWAY, CAROL, encodeCreateSafe({ ...own, threshold: Number(own.threshold) }))).toBe(true);
    expect(await sendBySafe(AWAY, safe, transaction)).toBe(true);
    expect(await failing(added)).toEqual([]);
  });

  it('cannot be added where the upgrades belong to a contract that stands at home only', async () => {
    const { standing, home } = await found(ownedByTimelock());
    expect(plannedIdentity(home).heir).toBe(zeroAddress);
    expect(() => planAdditions(standing, everywhere(standing), home.steps)).toThrowError(
      'The owner of the protocol upgrades cannot act on a chain where the organisation does not stand yet',
    );
  });

  it('is not opened by the founder who names another heir: that is another organisation', async () => {
    const { home } = await found(ownedBySafe());
    const batch = decodeDeployOrganisation(home.transactions[0]!.data);
    const mine = {
      ...batch,
      safes: [],
      governors: [],
      upgradeOwner: ALICE,
      identity: { ...batch.identity, heir: ALICE, chainIds: [BigInt(AWAY)] },
    };
    expect(await sendAs(AWAY, DEPLOYER, encodeDeployOrganisation(mine))).toBe(true);
    const codes = await Promise.all(home.steps.map(({ address }) => at(AWAY).client.getCode({ address })));
    expect(codes.filter((code) => code !== undefined)).toEqual([]);
  });
});

it('adds nothing to an organisation that is what its form says', async () => {
  const { standing, home } = await found(ownedBySafe());
  expect(planAdditions(standing, standing.organisation, home.steps).chains).toEqual([]);
});
