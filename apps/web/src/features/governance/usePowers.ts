import { getSafeOwners } from '@althing/bindings';
import type { Guardian, Powers } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { type Address, sameAddress } from '@althing/domain/units';
import { useChainRead } from '../../lib/chain/useChainRead.ts';
import { shortenHex } from '../../lib/format/shortenHex.ts';
import { nameAddressIn } from '../transactions/index.ts';
import { useActor } from './useActor.ts';

/** Who can do what with proposals according to a governor's settings; undefined where the governor is not known. */
export function usePowers({ contracts }: Pick<OrganisationDetail, 'contracts'>, governor: GovernorView | undefined): Powers | undefined {
  const you = useActor().account;
  const chainId = governor?.chainId ?? 0;
  const preVote = useGuardian({ contracts, chainId, you }, governor?.preVoteVetoer ?? null);
  const preExecution = useGuardian({ contracts, chainId, you }, governor?.preExecutionVetoer ?? null);
  return governor && { timelockDelay: governor.timelock ? governor.timelockDelay : null, guardians: { preVote, preExecution } };
}

interface Office extends Pick<OrganisationDetail, 'contracts'> {
  chainId: number;
  you: Address | null;
}

/** A guardian has no owners until the chain has answered, or if it is no Safe. */
export function useGuardian({ contracts, chainId, you }: Office, vetoer: string | null): Guardian | null {
  const owners = useChainRead({
    chainId,
    key: ['safe-owners', vetoer],
    enabled: vetoer !== null,
    read: (client) => getSafeOwners(client, { safe: vetoer as Address }),
  });
  if (vetoer === null) return null;
  const name = nameAddressIn(contracts, chainId, undefined)(vetoer);
  return {
    account: vetoer as Address,
    name: name ? `“${name}”` : shortenHex(vetoer),
    isYou: sameAddress(vetoer, you),
    owners: owners.data ?? [],
  };
}
