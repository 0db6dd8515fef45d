import type { ProposalState } from '@althing/domain/governance';
import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { governorAbi } from '../../contracts.ts';

/** OpenZeppelin's numbers. Our timelocks know no expiry; where another one reports it, nothing will come of the proposal. */
const STATES: readonly ProposalState[] = [
  'pending',
  'active',
  'canceled',
  'defeated',
  'succeeded',
  'pendingexecution',
  'defeated',
  'executed',
];

/** State of a proposal at the latest block. Reverts `GovernorNonexistentProposal`. */
export async function getProposalState(
  client: ReadClient,
  { governor, proposalId }: { governor: Address; proposalId: bigint },
): Promise<ProposalState> {
  const state = await readContract(client, { address: governor, abi: governorAbi, functionName: 'state', args: [proposalId] });
  const name = STATES[state];
  if (!name) throw new Error(`Unknown proposal state ${state}`);
  return name;
}
