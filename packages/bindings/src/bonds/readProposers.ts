import type { Address } from '@althing/domain/units';
import { getCode, readContract } from 'viem/actions';
import type { ReadClient } from '../call.ts';
import { timelockAbi } from '../contracts.ts';
import { isContractAnswer } from '../isContractAnswer.ts';
import { TIMELOCK_ROLES } from '../roles.ts';

/**
 * Which of `accounts` may schedule with a timelock (`TimelockController` or derived from it), in their order. None where the address is no such
 * contract.
 *
 * @throws the transport's error where the node does not answer.
 */
export async function readProposers(
  client: ReadClient,
  { timelock, accounts }: { timelock: Address; accounts: readonly Address[] },
): Promise<Address[]> {
  if (accounts.length === 0 || !(await getCode(client, { address: timelock }))) return [];
  const roles = { address: timelock, abi: timelockAbi, functionName: 'hasRole' } as const;
  const answers = await Promise.all(
    accounts.map((account) => readContract(client, { ...roles, args: [TIMELOCK_ROLES.proposer, account] })),
  ).catch((error: unknown) => {
    if (isContractAnswer(error)) return [];
    throw error;
  });
  return accounts.filter((_, index) => answers[index]);
}
