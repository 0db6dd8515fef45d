import type { EndpointResponse, OrganisationDetail } from '@althing/domain/http';
import { sameAddress } from '@althing/domain/units';

export type NamedGovernor = EndpointResponse<'GET /api/v1/organisations/governors/names'>['items'][number];

/**
 * Names that an organisation cannot give. A governor of its own that is in no record was left by an upgrade that expired halfway: it is taken over under its
 * name, or the review says what it has otherwise.
 */
export function namesOfOthers(named: readonly NamedGovernor[], contracts: OrganisationDetail['contracts']): string[] {
  const isRecorded = (governor: NamedGovernor) =>
    contracts.some(({ chainId, address }) => chainId === governor.chainId && sameAddress(address, governor.address));
  const isOwn = ({ chainId, authority }: NamedGovernor) =>
    contracts.some(
      (contract) => contract.kind === 'proxyAdmin' && contract.chainId === chainId && sameAddress(contract.address, authority),
    );
  return named.filter((governor) => isRecorded(governor) || !isOwn(governor)).map(({ governorName }) => governorName);
}
