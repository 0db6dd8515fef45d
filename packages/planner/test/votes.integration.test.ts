import {
  type Call,
  decodeRevert,
  encodeCancelProposal,
  encodeCastFractionalVote,
  encodeCastSignedVote,
  encodeCastVoteWithReason,
  encodeDelegateVotes,
  encodeExecuteProposal,
  encodePropose,
  encodeQueueProposal,
  getDelegate,
  getRefundPot,
  getRefundTerms,
  getSafeOwners,
  getSafeThreshold,
  getTokenFacts,
  getUsedVotes,
  getVoteNonce,
  getVotes,
  governorAbi,
  hashProposal,
  isVoteSignatureValid,
  reserveDescription,
  revertDataOf,
  safeAbi,
  sendCall,
  TIMELOCK_ROLES,
  timelockAbi,
  tokenAbi,
  voteTypedData,
} from '@althing/bindings';
import { type LocalChain, localAccount, type LocalClient, localClient, startPlatformChain, untakenPort } from '@althing/devnet';
import { refundOutlook, type SignedVote } from '@althing/domain/governance';
import type { Address, Hex } from '@althing/domain/units';
import { ALICE, BOB, CAROL, sampleGovernor, sampleModules, sampleToken } from '@althing/domain/testing';
import { createWalletClient, http, numberToHex, parseEther, parseGwei, zeroAddress } from 'viem';
import { readContract, writeContract } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plan, type Step } from '../src/index.ts';
import { readGovernor, readState, readTimes, readVotes } from './chainReads.ts';
import { planInput } from './planInput.ts';

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
  chain = await startPlatformChain({ chainId: CHAIN_ID, port: await untakenPort() });
  client = localClient(chain);
  const receivers = [
    { tempId: '1', address: ALICE, amount: '600' },
    { tempId: '2', address: BOB, amount: '400' },
  ];
  const authority = [{ chainId: CHAIN_ID, name: '', isMultisig: false, addresses: [CAROL], threshold: 1 }];
  const direct = sampleGovernor({
    governorName: 'Direct',
    preExecutionTimelock: 0,
    votingPeriod: 'min',
    quorumThreshold: 12.5,
    refundMechanism: true,
  });
  const input = planInput({
    modules: sampleModules({ governor: [sampleGovernor({ votingPeriod: 'min' }), direct] }),
    token: sampleToken({ initialReceivers: [{ chainId: CHAIN_ID, receivers }], authority }),
  });
  const [chainPlan] = plan(input).chains;
  steps = chainPlan!.steps;
  const { to, data, value } = chainPlan!.transactions[0]!;
  await settled(client.sendTransaction({ to, data, value }));
  for (const index of [1, 2]) {
    await settled(sendCall(wallet(index), encodeDelegateVotes({ token: addressOf('token|'), delegatee: localAccount(index).address })));
  }
  await pass(1);
});

afterAll(() => chain.stop());

/** A proposal of the governor without a timelock, open for votes. */
async function openProposal(name: string, actions: Call[] = [{ to: ALICE, value: 0n, data: '0x' }]) {
  const proposal = { governor: addressOf('governor|Direct'), actions, description: reserveDescription(name, ALICE) };
  await settled(sendCall(wallet(1), encodePropose(proposal)));
  await pass(2);
  return { ...proposal, proposalId: hashProposal(proposal) };
}

describe('what members do', () => {
  it('reads the settings of a governor as they were planned', async () => {
    expect(await readGovernor(client, addressOf('governor|Direct'))).toEqual({
      name: 'Direct',
      token: addressOf('token|'),
      timelock: zeroAddress,
      votingDelay: 0,
      votingPeriod: 300,
      proposalThreshold: parseEther('10'),
      quorumPercent: 12.5,
    });
    const main = await readGovernor(client, addressOf('governor|Main'));
    expect(main.timelock).toBe(addressOf('timelock|Main'));
    expect(await readContract(client, { address: addressOf('timelock|Main'), abi: timelockAbi, functionName: 'getMinDelay' })).toBe(600n);
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
    expect(await readContract(client, { address: safe, abi: safeAbi, functionName: 'VERSION' })).toBe('1.4.1');
    expect(await readContract(client, { address: safe, abi: safeAbi, functionName: 'nonce' })).toBe(0n);
  });

  it('casts a signed vote for somebody who pays nothing, once', async () => {
    const { governor: address, proposalId } = await openProposal('Signed');
    const voter = localAccount(2);
    const unsigned = { chainId: CHAIN_ID, governor: address, proposalId, voter: voter.address, choice: 'against' as const, reason: '' };
    const nonce = await getVoteNonce(client, unsigned);
    const signature = await voter.signTypedData(voteTypedData({ ...unsigned, nonce }));
    const vote = { ...unsigned, nonce, signature };
    expect(await isVoteSignatureValid(client, vote)).toBe(true);
    expect(await isVoteSignatureValid(client, { ...vote, choice: 'for' })).toBe(false);
    const castSigned = () => sendCall(wallet(5), encodeCastSignedVote(vote));
    await settled(castSigned());
    expect(await readVotes(client, { governor: address, proposalId })).toEqual({
      against: parseEther('400'),
      for: 0n,
      abstain: 0n,
    });
    expect(await getUsedVotes(client, { governor: address, proposalId, voter: voter.address })).toBe(parseEther('400'));
    expect(await refusal(castSigned())).toBe('GovernorInvalidSignature');
    expect(await getVoteNonce(client, unsigned)).toBe(nonce + 1n);
  });

  it('casts a signed vote in parts with its reason, and then what was left of it', async () => {
    const { governor: address, proposalId } = await openProposal('Signed in parts');
    const voter = localAccount(2);
    const parts = { against: parseEther('1'), for: parseEther('2'), abstain: parseEther('3') };
    const common = { chainId: CHAIN_ID, governor: address, proposalId, voter: voter.address };
    const signed = async (choice: SignedVote['choice'], reason: string): Promise<SignedVote> => {
      const vote = { ...common, choice, reason, nonce: await getVoteNonce(client, common) };
      return { ...vote, signature: await voter.signTypedData(voteTypedData(vote)) };
    };
    const first = await signed(parts, 'A bit of each');
    expect(await isVoteSignatureValid(client, first)).toBe(true);
    expect(await refusal(sendCall(wallet(5), encodeCastSignedVote({ ...first, reason: 'All of it' })))).toBe('GovernorInvalidSignature');
    await settled(sendCall(wallet(5), encodeCastSignedVote(first)));
    expect(await readVotes(client, { governor: address, proposalId })).toEqual(parts);
    await settled(sendCall(wallet(5), encodeCastSignedVote(await signed('for', 'The rest'))));
    expect(await readVotes(client, { governor: address, proposalId })).toEqual({ ...parts, for: parseEther('396') });
  });

  it('pays a vote back from its pot about as much as was told before', async () => {
    const refundGas = addressOf('refundGas|Direct');
    const { governor: address, proposalId } = await openProposal('Refunded');
    const price = { baseFee: parseGwei('10'), gasPrice: parseGwei('11') };
    const terms = await getRefundTerms(client, { refundGas, proposalId });
    const outlook = { terms, price, weight: parseEther('400'), isSplit: false, isPlainAccount: true };
    expect(refundOutlook({ ...outlook, pot: (await getRefundPot(client, { refundGas })).balance }).reason).toMatch(/empty/);
    await settled(client.sendTransaction({ to: refundGas, value: parseEther('1') }));
    const { balance: pot, settings } = await getRefundPot(client, { refundGas });
    expect([pot, settings.minWeight, settings.baseGas]).toEqual([parseEther('1'), parseEther('1'), 15_000n]);
    const call = encodeCastVoteWithReason({ governor: address, proposalId, choice: 'for', reason: '' });
    await settled(sendCall(wallet(1), call));
    const before = (await getRefundPot(client, { refundGas })).balance;
    await client.setNextBlockBaseFeePerGas({ baseFeePerGas: price.baseFee });
    const fees = { maxFeePerGas: price.gasPrice, maxPriorityFeePerGas: parseGwei('1') };
    await settled(wallet(2).sendTransaction({ to: call.to, data: call.data, ...fees }));
    const paid = before - (await getRefundPot(client, { refundGas })).balance;
    const told = refundOutlook({ ...outlook, pot: before }).amount!;
    expect(Number(paid) / Number(told)).toBeGreaterThan(0.9);
    expect(Number(paid) / Number(told)).toBeLessThan(1.1);
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
    await settled(sendCall(wallet(1), encodeCastFractionalVote(split)));
    expect(await readVotes(client, { governor: address, proposalId })).toEqual({
      against: parseEther('100'),
      for: parseEther('250'),
      abstain: parseEther('50'),
    });
    expect(await refusal(sendCall(wallet(1), encodeCastFractionalVote(split)))).toBe('GovernorExceedRemainingWeight');
  });

  it('executes at once where there is no timelock, after voting and a quorum', async () => {
    const target = addressOf('governor|Direct');
    await client.setBalance({ address: target, value: parseEther('1') });
    const proposal = await openProposal('Pay at once', [{ to: CAROL, value: parseEther('1'), data: '0x' }]);
    const { proposalId } = proposal;
    await settled(sendCall(wallet(1), encodeCastVoteWithReason({ governor: target, proposalId, choice: 'for', reason: 'She earned it' })));
    const { snapshot, eta } = await readTimes(client, { governor: target, proposalId });
    expect(eta).toBe(0n);
    expect(await readContract(client, { address: target, abi: governorAbi, functionName: 'quorum', args: [snapshot] })).toBe(
      parseEther('125'),
    );
    expect(
      await readContract(client, { address: addressOf('token|'), abi: tokenAbi, functionName: 'getPastTotalSupply', args: [snapshot] }),
    ).toBe(parseEther('1000'));

    expect(await refusal(sendCall(wallet(5), encodeExecuteProposal(proposal)))).toBe('GovernorUnexpectedProposalState');
    await pass(301);
    expect(await refusal(sendCall(wallet(5), encodeQueueProposal(proposal)))).toBe('GovernorProposalQueueingNotRequired');
    const before = await client.getBalance({ address: CAROL });
    await settled(sendCall(wallet(5), encodeExecuteProposal(proposal)));
    expect((await client.getBalance({ address: CAROL })) - before).toBe(parseEther('1'));
  });

  it('fails a proposal below the quorum', async () => {
    const { governor: address, proposalId } = await openProposal('Too few');
    await settled(
      sendCall(
        wallet(1),
        encodeCastFractionalVote({ governor: address, proposalId, against: 0n, for: parseEther('124'), abstain: 0n, reason: '' }),
      ),
    );
    await pass(301);
    expect(await readState(client, { governor: address, proposalId })).toBe('defeated');
  });

  it('lets nobody withdraw once voting is open', async () => {
    const proposal = {
      governor: addressOf('governor|Direct'),
      actions: [{ to: ALICE, value: 1n, data: '0x' as const }],
      description: 'Withdrawn',
    };
    await settled(sendCall(wallet(1), encodePropose(proposal)));
    await pass(2);
    expect(await refusal(sendCall(wallet(1), encodeCancelProposal(proposal)))).toBe('GovernorUnableToCancel');
    expect(await refusal(sendCall(wallet(2), encodeCancelProposal(proposal)))).toBe('GovernorUnableToCancel');
  });

  it('finds nobody who could cancel what the timelock holds', async () => {
    const timelock = addressOf('timelock|Main');
    for (const account of [ALICE, addressOf('governor|Main'), timelock, zeroAddress]) {
      expect(
        await readContract(client, {
          address: timelock,
          abi: timelockAbi,
          functionName: 'hasRole',
          args: [TIMELOCK_ROLES['canceller'], account],
        }),
      ).toBe(false);
    }
    expect(
      await refusal(
        writeContract(wallet(1), { address: timelock, abi: timelockAbi, functionName: 'cancel', args: [numberToHex(1, { size: 32 })] }),
      ),
    ).toBe('AccessControlUnauthorizedAccount');
  });

  it('is told why a transfer failed', async () => {
    const sent = writeContract(wallet(3), { address: addressOf('token|'), abi: tokenAbi, functionName: 'transfer', args: [ALICE, 1n] });
    expect(await refusal(sent)).toBe('ERC20InsufficientBalance');
  });
});
