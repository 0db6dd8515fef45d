import { type Address, sameAddress } from '@althing/domain/units';
import { type Log, parseEventLogs } from 'viem';
import { governorAbi } from './contracts.ts';

/** Who vetoed a proposal in a transaction, from its logs; null where nobody did through the governor. Logs of other contracts are ignored. */
export function vetoerIn(logs: readonly Log[], { governor, proposalId }: { governor: Address; proposalId: bigint }): Address | null {
  const ours = logs.filter(({ address }) => sameAddress(address, governor));
  const vetoes = parseEventLogs({ abi: governorAbi, eventName: 'ProposalVetoed', logs: ours });
  return vetoes.find(({ args }) => args.proposalId === proposalId)?.args.vetoer ?? null;
}
