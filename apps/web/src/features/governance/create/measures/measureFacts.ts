import type { OwnershipFacts, PowerFacts, PowerPlaces } from '@althing/bindings';
import type { MeasureFacts } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { CONTRACT_KIND_FACTS, type ContractProgram, contractName } from '@althing/domain/organisation';
import { type Address, sameAddress } from '@althing/domain/units';
import { executorOf, tokenOn } from '../../executor.ts';
import { type NameAddress, nameWithin } from '../../../transactions/index.ts';
import { otherGovernors } from './powerPlaces.ts';

/** Programs that run behind a proxy of the upgrade authority. Of the others each contract has the code that it was created with. */
const UPGRADABLE: ReadonlySet<ContractProgram> = new Set<ContractProgram>([
  'Token',
  'Governor',
  'Timelock',
  'Vesting',
  'Governor spoke',
  'Message controller',
  'Asset controller',
]);

interface Known {
  coin: MeasureFacts['coin'];
  nameAddress: NameAddress;
  ownership: OwnershipFacts | undefined;
  powers: PowerFacts;
  votingChains: MeasureFacts['votingChains'];
  remote: MeasureFacts['remote'];
}

/** The upgrade authority of a chain. */
export const authorityOn = ({ contracts }: Pick<OrganisationDetail, 'contracts'>, chainId: number): Address | undefined =>
  contracts.find((contract) => contract.chainId === chainId && contract.kind === 'proxyAdmin')?.address as Address | undefined;

/** Contracts of a chain whose program can be replaced. */
export const upgradableOn = ({ contracts }: Pick<OrganisationDetail, 'contracts'>, chainId: number) =>
  contracts.filter((contract) => contract.chainId === chainId && UPGRADABLE.has(CONTRACT_KIND_FACTS[contract.kind].program));

/** Before the chain has answered. */
export const powersUnread = ({ controllers, timelocks }: PowerPlaces): PowerFacts => ({
  quadratic: undefined,
  countedChains: undefined,
  controllers: controllers.map((controller) => ({ ...controller, owner: undefined })),
  timelocks: timelocks.map((timelock) => ({ ...timelock, delay: undefined, takesGovernor: undefined, letsCancel: undefined })),
});

/** What a governor is and may do, from what the server says of it and from what its chain has answered so far. */
export function measureFacts(
  organisation: Pick<OrganisationDetail, 'contracts' | 'governors' | 'token'>,
  governor: GovernorView,
  { coin, nameAddress, ownership, powers, votingChains, remote }: Known,
): MeasureFacts {
  const { chainId, timelock, refundGas } = governor;
  const authority = authorityOn(organisation, chainId);
  return {
    governor: governor.address as Address,
    executor: executorOf(governor),
    timelock: timelock as Address | null,
    coin,
    votingDelay: governor.votingDelay,
    votingPeriod: governor.votingPeriod,
    proposalThreshold: BigInt(governor.proposalThreshold),
    quorum: Math.round(governor.quorumPercent * 100),
    timelockDelay: timelock === null ? null : governor.timelockDelay,
    preVoteGuardian: governor.preVoteVetoer as Address | null,
    preExecutionGuardian: governor.preExecutionVetoer as Address | null,
    isQuadratic: governor.isQuadratic,
    refund: refundGas === null ? null : { address: refundGas as Address, owner: ownership?.refundOwner, terms: ownership?.refundTerms },
    token: {
      address: governor.token as Address,
      symbol: organisation.token?.symbol ?? 'votes',
      isOwn: sameAddress(tokenOn(organisation, chainId), governor.token),
      supply: ownership?.supply,
      owner: ownership?.tokenOwner,
      next: ownership?.tokenNext,
      tax: ownership?.tax,
      lockbox: ownership?.lockbox,
    },
    upgrades: authority
      ? {
          authority,
          owner: ownership?.upgradeOwner,
          next: ownership?.upgradeNext,
          contracts: upgradableOn(organisation, chainId).map((contract) => ({
            address: contract.address as Address,
            name: contractName(contract),
          })),
        }
      : null,
    votingChains,
    ...powers,
    governors: otherGovernors(organisation, governor),
    remote,
    nameOf: nameWithin(nameAddress),
  };
}
