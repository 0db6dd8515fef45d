import {
  encodeCancelProposal,
  encodeCastVote,
  encodeCastVoteWithReason,
  encodeExecuteProposal,
  encodePropose,
  encodeQueueProposal,
  encodeVetoProposal,
  getHasVoted,
  governorAbi,
  hashProposal,
  type ProposalContent,
  type VoteChoice,
} from '@althing/bindings';
import { localAccount } from '@althing/devnet';
import type { Address, ChainId } from '@althing/domain/units';
import { BaseError, ContractFunctionRevertedError } from 'viem';
import { type Aim, GOVERNOR_STATES, type GovernorState, nextStep, type Step } from './route.ts';
import { actThroughSafe, type DemoSafe } from './safes.ts';
import type { Stage } from './stage.ts';

export interface DemoVote {
  /** Of a local account. */
  voter: number;
  choice: VoteChoice;
  reason?: string;
}

export interface DemoProposal {
  chainId: ChainId;
  governor: Address;
  content: ProposalContent;
  /** Of a local account. */
  proposer: number;
  aim: Aim;
  votes?: readonly DemoVote[];
  /** Who vetoes it, where that is its aim. */
  guardians?: DemoSafe;
}

async function stateOf(stage: Stage, { chainId, governor, content }: DemoProposal): Promise<GovernorState> {
  const call = { address: governor, abi: governorAbi, functionName: 'state', args: [hashProposal(content)] } as const;
  try {
    return GOVERNOR_STATES[await stage.client(chainId).readContract(call)]!;
  } catch (error) {
    const revert = error instanceof BaseError ? error.walk((cause) => cause instanceof ContractFunctionRevertedError) : undefined;
    if (revert instanceof ContractFunctionRevertedError && revert.data?.errorName === 'GovernorNonexistentProposal') return 'none';
    throw error;
  }
}

/** When the clock alone makes the next state, in seconds. */
async function turnOf(stage: Stage, { chainId, governor, content }: DemoProposal, state: GovernorState): Promise<bigint> {
  const contract = { address: governor, abi: governorAbi, args: [hashProposal(content)] } as const;
  const client = stage.client(chainId);
  if (state === 'pending') return (await client.readContract({ ...contract, functionName: 'proposalSnapshot' })) + 1n;
  if (state === 'active') return (await client.readContract({ ...contract, functionName: 'proposalDeadline' })) + 1n;
  return client.readContract({ ...contract, functionName: 'proposalEta' });
}

/** Casts the votes that are missing. */
async function castVotes(stage: Stage, { chainId, governor, content, votes = [] }: DemoProposal): Promise<void> {
  const proposalId = hashProposal(content);
  for (const { voter, choice, reason } of votes) {
    if (await getHasVoted(stage.client(chainId), { governor, proposalId, voter: localAccount(voter).address })) continue;
    const vote = { governor, proposalId, choice };
    await stage.send(chainId, voter, reason === undefined ? encodeCastVote(vote) : encodeCastVoteWithReason({ ...vote, reason }));
  }
}

async function perform(stage: Stage, proposal: DemoProposal, step: Exclude<Step, 'wait' | 'vote'>): Promise<void> {
  const { chainId, governor, content, proposer, guardians } = proposal;
  const subject = { governor, ...content };
  if (step === 'veto') return actThroughSafe(stage, guardians!, [encodeVetoProposal(subject)]);
  const encode = { propose: encodePropose, cancel: encodeCancelProposal, queue: encodeQueueProposal, execute: encodeExecuteProposal }[step];
  await stage.send(chainId, proposer, encode(subject));
}

/** The moment to wait for, where only the clock brings the proposal nearer to its aim; `moved` where something was done. */
async function advance(stage: Stage, proposal: DemoProposal): Promise<'reached' | 'moved' | bigint> {
  const state = await stateOf(stage, proposal);
  if (state === 'active') await castVotes(stage, proposal);
  const step = nextStep(proposal.aim, state);
  if (step === undefined || step === 'vote') return 'reached';
  if (step === 'wait' || step === 'execute') {
    const turn = await turnOf(stage, proposal, state);
    if (step === 'wait' || turn > (await stage.now(proposal.chainId))) return turn;
  }
  await perform(stage, proposal, step);
  return 'moved';
}

/** Brings proposals of one chain to their aims, all at the same time; the chain's clock moves only as far as they need. */
export async function bringAbout(stage: Stage, proposals: readonly DemoProposal[]): Promise<void> {
  let open = proposals;
  while (open.length > 0) {
    const outcomes: { proposal: DemoProposal; outcome: 'reached' | 'moved' | bigint }[] = [];
    for (const proposal of open) outcomes.push({ proposal, outcome: await advance(stage, proposal) });
    open = outcomes.filter(({ outcome }) => outcome !== 'reached').map(({ proposal }) => proposal);
    const turns = outcomes.map(({ outcome }) => outcome).filter((outcome) => typeof outcome === 'bigint');
    if (turns.length < open.length || turns.length === 0) continue;
    await stage.passUntil(
      open[0]!.chainId,
      turns.reduce((first, turn) => (turn < first ? turn : first)),
    );
  }
}
