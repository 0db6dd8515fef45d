import {
  type Call,
  contractCall,
  decodeDeployOrganisation,
  encodeCastVote,
  encodeDelegateVotes,
  encodePropose,
  getTokenBalance,
  hashProposal,
  localTokenAbi,
  lockboxAbi,
  platformAddresses,
  type ProposalContent,
  runChecks,
  tokenAbi,
} from '@althing/bindings';
import { type LocalChain, localAccount, type LocalClient, localClient, startPlatformChain, untakenPort } from '@althing/devnet';
import { BOB } from '@althing/domain/testing';
import type { Address, Hex } from '@althing/domain/units';
import { createWalletClient, http, parseEther } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { batchGas } from '../src/gas.ts';
import { type ChainPlan, plan, type PlanInput, type Step, type Transaction } from '../src/index.ts';
import { readState } from './chainReads.ts';
import { planInput } from './planInput.ts';
import { wrappedInput } from './wrappedInput.ts';

/** An organisation around a token without votes, founded and used on a real chain. */

const KEPT = platformAddresses.localGold;
const SUPPLY = parseEther('1000');
const holder = localAccount(1);

let chain: LocalChain;
let client: LocalClient;
let chainPlan: ChainPlan;

const stepOf = (kind: Step['kind']): Address => chainPlan.steps.find((step) => step.kind === kind)!.address;

async function settled(hash: Promise<Hex>) {
  const receipt = await client.waitForTransactionReceipt({ hash: await hash });
  expect(receipt.status).toBe('success');
  return receipt;
}

async function pass(seconds: number): Promise<void> {
  await client.increaseTime({ seconds });
  await client.mine({ blocks: 1 });
}

/** With gas to spare: whether a token's history gets a new entry depends on the second, so that an estimate may be too low. */
function act({ to, data, value }: Call) {
  const wallet = createWalletClient({ account: holder, chain: client.chain, transport: http(chain.url) });
  return settled(wallet.sendTransaction({ to, data, value, gas: 1_000_000n }));
}

const send = ({ to, data }: Transaction) => settled(client.sendTransaction({ to, data, gas: 16_777_216n }));
const failing = async ({ steps }: ChainPlan) =>
  (
    await runChecks(
      client,
      steps.flatMap(({ checks }) => checks),
    )
  ).filter(({ ok }) => !ok);

beforeAll(async () => {
  chain = await startPlatformChain({ chainId: 31337, port: await untakenPort() });
  client = localClient(chain);
  await act(contractCall({ address: KEPT, abi: localTokenAbi, functionName: 'mint', args: [holder.address, SUPPLY] }));
  chainPlan = plan(wrappedInput(KEPT, '1000')).chains[0]!;
});

afterAll(() => chain.stop());

it('is founded in one confirmation, exactly as reviewed, for no more than was estimated', async () => {
  const [transaction, ...others] = chainPlan.transactions;
  expect(others).toEqual([]);
  const { gasUsed } = await send(transaction!);
  expect(await failing(chainPlan)).toEqual([]);
  const estimate = batchGas(decodeDeployOrganisation(transaction!.data));
  expect(estimate).toBeGreaterThanOrEqual(gasUsed);
  expect(Number(estimate) / Number(gasUsed)).toBeLessThan(1.35);
});

it('shows another kept token, and another lockbox, as not reviewed', async () => {
  const other = plan(wrappedInput(platformAddresses.localDollar, '1000')).chains[0]!;
  const labels = (await failing(other)).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Keeps', 'Lockbox', 'Decimals of what it keeps']));
});

const proposalOf = (description: string): ProposalContent => ({ actions: [{ to: BOB, value: 0n, data: '0x' }], description });

/** What becomes of a proposal for which the holder votes with all that is wrapped. */
async function outcomeOf(content: ProposalContent): Promise<string | undefined> {
  const proposal = { governor: stepOf('governor'), ...content };
  const proposalId = hashProposal(content);
  await pass(1);
  await act(encodePropose(proposal));
  await pass(2);
  await act(encodeCastVote({ governor: proposal.governor, proposalId, choice: 'for' }));
  await pass(301);
  return readState(client, { governor: proposal.governor, proposalId });
}

async function deposit(amount: bigint): Promise<void> {
  const lockbox = stepOf('lockbox');
  await act(contractCall({ address: KEPT, abi: localTokenAbi, functionName: 'approve', args: [lockbox, amount] }));
  await act(contractCall({ address: lockbox, abi: lockboxAbi, functionName: 'deposit', args: [amount] }));
}

it('lets a holder deposit, delegate, propose and vote, and decide only with a share of all that there is', async () => {
  await deposit(parseEther('199'));
  await act(encodeDelegateVotes({ token: stepOf('token'), delegatee: holder.address }));
  expect(await outcomeOf(proposalOf('With 19.9 %'))).toBe('defeated');
  await deposit(parseEther('1'));
  expect(await outcomeOf(proposalOf('With 20 %'))).toBe('succeeded');
});

it('gives the token back', async () => {
  const [lockbox, token] = [stepOf('lockbox'), stepOf('token')];
  const amount = parseEther('200');
  await act(contractCall({ address: token, abi: tokenAbi, functionName: 'approve', args: [lockbox, amount] }));
  await act(contractCall({ address: lockbox, abi: lockboxAbi, functionName: 'withdraw', args: [amount] }));
  expect(await getTokenBalance(client, { token: KEPT, account: holder.address })).toBe(SUPPLY);
  expect(await getTokenBalance(client, { token, account: holder.address })).toBe(0n);
});

it('may have a governor of a token that votes already, as it is', async () => {
  const first = plan({ ...planInput(), salt: `0x${'11'.repeat(32)}` }).chains[0]!;
  await send(first.transactions[0]!);
  const token = first.steps.find(({ kind }) => kind === 'token')!.address;
  const input: PlanInput = wrappedInput(token, '1000000.5', { isWrappingAccepted: false, authority: [] });
  const second = plan({ ...input, salt: `0x${'22'.repeat(32)}` }).chains[0]!;
  await send(second.transactions[0]!);
  expect(await failing(second)).toEqual([]);
});
