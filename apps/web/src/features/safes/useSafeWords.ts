import type { KnownContract } from '@althing/bindings';
import type { OrganisationDetail } from '@althing/domain/http';
import { sameAddress } from '@althing/domain/units';
import { useActor, useTokenLabels } from '../governance/index.ts';
import { knownContractsOf, nameAddressIn } from '../transactions/index.ts';
import type { Words } from './queue/transactionWords.ts';
import type { SafePlace } from './service/queries.ts';

/** The organisation whose Safe it is; undefined for any other Safe. */
export type SafeOrganisation = OrganisationDetail | undefined;

const NONE = { contracts: [], token: null } as const;
const THIS_SAFE = 'This Safe';

export interface SafeWords extends Words {
  contracts: readonly KnownContract[];
}

/** Names and known contracts for the calls of a Safe. */
export function useSafeWords({ chainId, safe }: SafePlace, organisation: SafeOrganisation): SafeWords {
  const { account } = useActor();
  const { contracts } = organisation ?? NONE;
  const labels = useTokenLabels(organisation ?? { ...NONE, contracts: [] }, chainId);
  const known = knownContractsOf([...contracts], chainId);
  const nameOf = nameAddressIn([...contracts], chainId, account ?? undefined);
  const isKnown = known.some(({ address }) => sameAddress(address, safe));
  return {
    labels,
    contracts: isKnown ? known : [...known, { address: safe, label: THIS_SAFE, abi: 'Safe' }],
    nameAddress: (address) => nameOf(address) ?? (sameAddress(address, safe) ? THIS_SAFE : undefined),
  };
}
