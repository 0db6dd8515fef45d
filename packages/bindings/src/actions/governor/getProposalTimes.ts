import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { governorAbi } from '../../contracts.ts';

/** UNIX seconds; all zero where there is no such proposal. */
export interface ProposalTimes {
  /** Voting power counts as of this moment; voting is open after it. */
  snapshot: bigint;
  /** Last second of voting. */
  deadline: bigint;
  /** Earliest execution; null until queued and without a timelock. */
  eta: bigint | null;
}

/** When a proposal can be voted on and executed. */
export async function getProposalTimes(
  client: ReadClient,
  { governor, proposalId }: { governor: Address; proposalId: bigint },
): Promise<ProposalTimes> {
  const contract = { address: governor, abi: governorAbi, args: [proposalId] } as const;
  const [snapshot, deadline, eta] = await Promise.all([
    readContract(client, { ...contract, functionName: 'proposalSnapshot' }),
    readContract(client, { ...contract, functionName: 'proposalDeadline' }),
    readContract(client, { ...contract, functionName: 'proposalEta' }),
  ]);
  return { snapshot, deadline, eta: eta === 0n ? null : eta };
}
