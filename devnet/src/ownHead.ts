import type { OrganisationBatch } from '@althing/bindings';
import type { Address, Hex } from '@althing/domain/units';
import { zeroAddress } from 'viem';

/** Head of a batch by which `founder` founds an organisation of theirs in one transaction on each of these chains, which nobody else can bring elsewhere. */
export const ownHead = (
  founder: Address,
  { id, chainIds }: { id: Hex; chainIds: readonly number[] },
): Pick<OrganisationBatch, 'identity' | 'upgradeOwner' | 'founderContinues'> => ({
  identity: { id, founder, heir: zeroAddress, chainIds: chainIds.map(BigInt) },
  upgradeOwner: founder,
  founderContinues: false,
});
