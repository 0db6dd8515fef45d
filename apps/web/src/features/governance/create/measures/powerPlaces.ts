import type { PowerPlaces } from '@althing/bindings';
import type { CountedChain, MeasureFacts } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { contractName } from '@althing/domain/organisation';
import { type Address, sameAddress } from '@althing/domain/units';

type Organisation = Pick<OrganisationDetail, 'contracts'>;

/** Message controllers and portals of a chain. */
export const controllersOn = ({ contracts }: Organisation, chainId: number): PowerPlaces['controllers'] =>
  contracts.flatMap((contract) =>
    contract.chainId === chainId && (contract.kind === 'messageController' || contract.kind === 'assetController')
      ? [
          {
            address: contract.address as Address,
            name: contractName(contract),
            kind: contract.kind === 'messageController' ? ('messages' as const) : ('portal' as const),
          },
        ]
      : [],
  );

/** Other governors of a chain. */
export const otherGovernors = (
  { governors }: Pick<OrganisationDetail, 'governors'>,
  { chainId, address }: GovernorView,
): MeasureFacts['governors'] =>
  governors
    .filter((other) => other.chainId === chainId && !sameAddress(other.address, address))
    .map((other) => ({
      address: other.address as Address,
      name: `Governor ${other.governorName}`,
      preExecutionGuardian: other.preExecutionVetoer as Address | null,
    }));

/** What its chain is asked about a governor. */
export function powerPlaces(
  organisation: Organisation,
  { chainId, address, isQuadratic, preExecutionVetoer, timelock }: GovernorView,
  chains: readonly { id: number; name: string }[],
): PowerPlaces {
  const { contracts } = organisation;
  const spokes = new Set(contracts.filter(({ kind }) => kind === 'governorSpoke').map((spoke) => spoke.chainId));
  return {
    governor: address as Address,
    isQuadratic,
    preExecutionGuardian: preExecutionVetoer as Address | null,
    chains: chains.filter(({ id }) => id !== chainId && spokes.has(id)).map(({ id, name }): CountedChain => ({ chainId: id, name })),
    controllers: controllersOn(organisation, chainId),
    timelocks: contracts
      .filter(
        (contract) => contract.kind === 'timelock' && contract.chainId === chainId && !sameAddress(contract.address, timelock ?? undefined),
      )
      .map((contract) => ({ address: contract.address as Address, name: contractName(contract) })),
  };
}
