import { getSafeOwners } from '@althing/bindings';
import type { Guardian, Powers } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { useChainRead } from '../../lib/chain/useChainRead.ts';
import { shortenHex } from '../../lib/format/shortenHex.ts';
import { nameAddressIn } from '../transactions/index.ts';

/** What a governor's rules say about who can do what with its proposals; undefined where the governor is not known. */
export function usePowers({ contracts }: Pick<OrganisationDetail, 'contracts'>, governor: GovernorView | undefined): Powers | undefined {
  const chainId = governor?.chainId ?? 0;
  const preVote = useGuardian(contracts, chainId, governor?.preVoteVetoer ?? null);
  const preExecution = useGuardian(contracts, chainId, governor?.preExecutionVetoer ?? null);
  return governor && { timelockDelay: governor.timelock ? governor.timelockDelay : null, guardians: { preVote, preExecution } };
}

/** Until the chain has said who owns it, and where it is no Safe, a guardian has no owners. */
function useGuardian(contracts: OrganisationDetail['contracts'], chainId: number, vetoer: string | null): Guardian | null {
  const owners = useChainRead({
    chainId,
    key: ['safe-owners', vetoer],
    enabled: vetoer !== null,
    read: (client) => getSafeOwners(client, { safe: vetoer as Address }),
  });
  if (vetoer === null) return null;
  const name = nameAddressIn(contracts, chainId, undefined)(vetoer);
  return { account: vetoer as Address, name: name ? `“${name}”` : shortenHex(vetoer), owners: owners.data ?? [] };
}
