import type { Address } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { governorAbi } from '../../contracts.ts';

export interface GovernorSettings {
  name: string;
  token: Address;
  /** Null where the governor executes itself. */
  timelock: Address | null;
  /** Seconds. */
  votingDelay: number;
  /** Seconds. */
  votingPeriod: number;
  /** Smallest unit of the token. */
  proposalThreshold: bigint;
  /** Percent of the past supply, at most two decimals. */
  quorumPercent: number;
}

/** How a governor is set at present. Throws where `governor` is none. */
export async function getGovernorSettings(client: ReadClient, { governor }: { governor: Address }): Promise<GovernorSettings> {
  const contract = { address: governor, abi: governorAbi } as const;
  const [name, token, timelock, votingDelay, votingPeriod, proposalThreshold, numerator, denominator] = await Promise.all([
    readContract(client, { ...contract, functionName: 'name' }),
    readContract(client, { ...contract, functionName: 'token' }),
    readContract(client, { ...contract, functionName: 'timelock' }),
    readContract(client, { ...contract, functionName: 'votingDelay' }),
    readContract(client, { ...contract, functionName: 'votingPeriod' }),
    readContract(client, { ...contract, functionName: 'proposalThreshold' }),
    readContract(client, { ...contract, functionName: 'quorumNumerator' }),
    readContract(client, { ...contract, functionName: 'quorumDenominator' }),
  ]);
  return {
    name,
    token,
    timelock: timelock === zeroAddress ? null : timelock,
    votingDelay: Number(votingDelay),
    votingPeriod: Number(votingPeriod),
    proposalThreshold,
    quorumPercent: (Number(numerator) * 100) / Number(denominator),
  };
}
