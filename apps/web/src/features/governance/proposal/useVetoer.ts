import { vetoerIn } from '@althing/bindings';
import type { Vetoer } from '@althing/domain/governance';
import type { OrganisationDetail, Proposal } from '@althing/domain/http';
import type { Address, Hex } from '@althing/domain/units';
import { getTransactionReceipt } from 'viem/actions';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { useActor } from '../useActor.ts';
import { useGuardian } from '../usePowers.ts';

/** Who vetoed a proposal, as the chain recorded it, since guardians may have been replaced; undefined while it is not known. */
export function useVetoer(
  { contracts }: Pick<OrganisationDetail, 'contracts'>,
  { chainId, governor, proposalId, isVetoed, canceledIn }: Proposal,
): Vetoer {
  const you = useActor().account;
  const { data } = useChainRead({
    chainId,
    key: ['vetoer', governor, proposalId, canceledIn],
    enabled: isVetoed && canceledIn !== null,
    read: async (client) => {
      const { logs } = await getTransactionReceipt(client, { hash: canceledIn as Hex });
      return vetoerIn(logs, { governor: governor as Address, proposalId: BigInt(proposalId) });
    },
  });
  const vetoer = useGuardian({ contracts, chainId, you }, data ?? null);
  return data === undefined ? undefined : vetoer;
}
