import {
  cancelOperation,
  cancelProposal,
  castFractionalVote,
  castVoteBySig,
  castVoteWithReason,
  type Call,
  decodeRevert,
  delegateVotes,
  executeProposal,
  getDelegate,
  getGovernorSettings,
  getMinDelay,
  getPastTotalSupply,
  getProposalState,
  getProposalTimes,
  getProposalVotes,
  getQuorum,
  getSafeNonce,
  getSafeOwners,
  getSafeThreshold,
  getSafeVersion,
  getTokenFacts,
  getUsedVotes,
  getVoteNonce,
  getVotes,
  hasTimelockRole,
  hashProposal,
  propose,
  queueProposal,
  reserveDescription,
  revertDataOf,
  transferTokens,
  voteTypedData,
} from '@althing/bindings';
import {
  installPlatform,
  installSafe,
  type LocalChain,
  localAccount,
  type LocalClient,
  localClient,
  startChain,
  untakenPort,
} from '@althing/devnet';
import type { Address, Hex } from '@althing/domain/units';
import { createWalletClient, http, numberToHex, parseEther, zeroAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plan, type Step } from '../src/index.ts';
import { ALICE, BOB, CAROL, governor, modules, planInput, token } from './organisation.ts';

const CHAIN_ID = 31337;

let chain: LocalChain;
let client: LocalClient;
let steps: Step[];

const wallet = (index: number) => createWalletClient({ account: localAccount(index), chain: client.chain, transport: http(chain.url) });
const addressOf = (id: string): Address => steps.find((step) => step.id === id)!.address;

async function settled(sent: Promise<Hex>): Promise<void> {
  const receipt = await client.waitForTransactionReceipt({ hash: await sent });
  expect(receipt.status).toBe('success');
}

async function pass(seconds: number): Promise<void> {
  await client.increaseTime({ seconds });
  await client.mine({ blocks: 1 });
}

const refusal = async (sent: Promise<Hex>): Promise<string> => {
  const error = await sent.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return decodeRevert(revertDataOf(error) ?? '0x').name;
};

/** A second governor executes itself, a Safe guards upgrades, Alice and Bob hold votes. */
beforeAll(async () => {
  chain = await startChain({ chainId: CHAIN_ID, port: await untakenPort() });
  client = localClient(chain);
  await installSafe(client);
  await installPlatform(client);
  const receivers = [
    { tempId: '1', address: ALICE, amount: '600' },
    { tempId: '2', address: BOB, amount: '400' },
  ];
  const authority = [{ chainId: CHAIN_ID, name: '', isMultisig: false, addresses: [CAROL], threshold: 1 }];
  const direct = governor({ governorName: 'Direct', preExecutionTimelock: 0, votingPeriod: 'min', quorumThreshold: 12.5 });
  const input = planInput({
    modules: modules({ governor: [governor({ votingPeriod: 'min' }), direct] }),
    token: token({ initialReceivers: [{ chainId: CHAIN_ID, receivers }], authority }),
  });
  const [chainPlan] = plan(input).chains;
  steps = chainPlan!.steps;
  const { to, data, value } = chainPlan!.transactions[0]!;
  await settled(client.sendTransaction({ to, data, value }));
  for (const index of [1, 2]) {
    await settled(delegateVotes(wallet(index), { token: addressOf('token|'), delegatee: localAccount(index).address }));
  }
  await pass(1);
});

afterAll(() => chain.stop());

/** A proposal of the governor without a timelock, open for votes. */
async function openProposal(name: string, actions: Call[] = [{ to: ALICE, value: 0n, data: '0x' }]) {
  const proposal = { governor: addressOf('governor|Direct'), actions, description: reserveDescription(name, ALICE) };
  await settled(propose(wallet(1), proposal));
  await pass(2);
  return { ...proposal, proposalId: hashProposal(proposal) };
}

describe('what members do', () => {
  it('reads the settings of a governor as they were planned', async () => {
    expect(await getGovernorSettings(client, { governor: addressOf('governor|Direct') })).toEqual({
      name: 'Direct',
      token: addressOf('token|'),
      timelock: null,
      votingDelay: 0,
      votingPeriod: 300,
      proposalThreshold: parseEther('10'),
      quorumPercent: 12.5,
    });
    const main = await getGovernorSettings(client, { governor: addressOf('governor|Main') });
    expect(main.timelock).toBe(addressOf('timelock|Main'));
    expect(await getMinDelay(client, { timelock: addressOf('timelock|Main') })).toBe(600);
  });

  it('reads the token, the votes and the delegations', async () => {
    const tokenAddress = addressOf('token|');
    expect(await getTokenFacts(client, { token: tokenAddress })).toEqual({
      name: 'Acme',
      symbol: 'ACME',
      decimals: 18,
      totalSupply: parseEther('1000'),
      owner: CAROL,
    });
    expect(await getVotes(client, { token: tokenAddress, account: BOB })).toBe(parseEther('400'));
    expect(await getDelegate(client, { token: tokenAddress, account: BOB })).toBe(BOB);
    expect(await getDelegate(client, { token: tokenAddress, account: CAROL })).toBe(zeroAddress);
  });

  it('reads the Safe that guards upgrades', async () => {
    const safe = addressOf('protocolUpgrades|');
    expect(await getSafeOwners(client, { safe })).toEqual([ALICE, BOB]);
    expect(await getSafeThreshold(client, { safe })).toBe(2);
    expect(await getSafeVersion(client, { safe })).toBe('1.4.1');
    expect(await getSafeNonce(client, { safe })).toBe(0);
  });

  it('casts a signed vote for somebody who pays nothing, once', async () => {
    const { governor: address, proposalId } = await openProposal('Signed');
    const voter = localAccount(2);
    const nonce = await getVoteNonce(client, { governor: address, voter: voter.address, proposalId });
    const ballot = { governor: address, proposalId, choice: 'against' as const, voter: voter.address };
    const signature = await voter.signTypedData(voteTypedData({ ...ballot, chainId: CHAIN_ID, nonce }));
    await settled(castVoteBySig(wallet(5), { ...ballot, signature }));
    expect(await getProposalVotes(client, { governor: address, proposalId })).toEqual({ against: parseEther('400'), for: 0n, abstain: 0n });
    expect(await getUsedVotes(client, { governor: address, proposalId, voter: voter.address })).toBe(parseEther('400'));
    expect(await refusal(castVoteBySig(wallet(5), { ...ballot, signature }))).toBe('GovernorInvalidSignature');
  });

  it('splits votes, up to what it has', async () => {
    const { governor: address, proposalId } = await openProposal('Split');
    const split = {
      governor: address,
      proposalId,
      against: parseEther('100'),
      for: parseEther('250'),
      abstain: parseEther('50'),
      reason: 'half',
    };
    await settled(castFractionalVote(wallet(1), split));
    expect(await getProposalVotes(client, { governor: address, proposalId })).toEqual({
      against: parseEther('100'),
      for: parseEther('250'),
      abstain: parseEther('50'),
    });
    expect(await refusal(castFractionalVote(wallet(1), split))).toBe('GovernorExceedRemainingWeight');
  });

  it('executes at once where there is no timelock, after voting and a quorum', async () => {
    const target = addressOf('governor|Direct');
    await client.setBalance({ address: target, value: parseEther('1') });
    const proposal = await openProposal('Pay at once', [{ to: CAROL, value: parseEther('1'), data: '0x' }]);
    const { proposalId } = proposal;
    await settled(castVoteWithReason(wallet(1), { governor: target, proposalId, choice: 'for', reason: 'She earned it' }));
    const { snapshot, eta } = await getProposalTimes(client, { governor: target, proposalId });
    expect(eta).toBeNull();
    expect(await getQuorum(client, { governor: target, timepoint: snapshot })).toBe(parseEther('125'));
    expect(await getPastTotalSupply(client, { token: addressOf('token|'), timepoint: snapshot })).toBe(parseEther('1000'));

    expect(await refusal(executeProposal(wallet(5), proposal))).toBe('GovernorUnexpectedProposalState');
    await pass(301);
    expect(await refusal(queueProposal(wallet(5), proposal))).toBe('GovernorProposalQueueingNotRequired');
    const before = await client.getBalance({ address: CAROL });
    await settled(executeProposal(wallet(5), proposal));
    expect((await client.getBalance({ address: CAROL })) - before).toBe(parseEther('1'));
  });

  it('fails a proposal below the quorum', async () => {
    const { governor: address, proposalId } = await openProposal('Too few');
    await settled(
      castFractionalVote(wallet(1), { governor: address, proposalId, against: 0n, for: parseEther('124'), abstain: 0n, reason: '' }),
    );
    await pass(301);
    expect(await getProposalState(client, { governor: address, proposalId })).toBe('defeated');
  });

  it('lets nobody withdraw once voting is open', async () => {
    const proposal = {
      governor: addressOf('governor|Direct'),
      actions: [{ to: ALICE, value: 1n, data: '0x' as const }],
      description: 'Withdrawn',
    };
    await settled(propose(wallet(1), proposal));
    await pass(2);
    expect(await refusal(cancelProposal(wallet(1), proposal))).toBe('GovernorUnableToCancel');
    expect(await refusal(cancelProposal(wallet(2), proposal))).toBe('GovernorUnableToCancel');
  });

  it('finds nobody who could cancel what the timelock holds', async () => {
    const timelock = addressOf('timelock|Main');
    for (const account of [ALICE, addressOf('governor|Main'), timelock, zeroAddress]) {
      expect(await hasTimelockRole(client, { timelock, role: 'canceller', account })).toBe(false);
    }
    expect(await refusal(cancelOperation(wallet(1), { timelock, id: numberToHex(1, { size: 32 }) }))).toBe(
      'AccessControlUnauthorizedAccount',
    );
  });

  it('is told why a transfer failed', async () => {
    const sent = transferTokens(wallet(3), { token: addressOf('token|'), to: ALICE, amount: 1n });
    expect(await refusal(sent)).toBe('ERC20InsufficientBalance');
  });
});
