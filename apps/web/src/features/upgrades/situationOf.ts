import type { UpgradeProposal } from '@althing/domain/http';
import { type Electorate, upgradePlanHash, type UpgradeSituation } from '@althing/domain/upgrades';
import { type Address, sameAddress } from '@althing/domain/units';

function electorateOf({ chainId, address, kind, voters, threshold, governor }: UpgradeProposal['electorates'][number]): Electorate[] {
  if (address === null || kind === 'unknown') return [];
  const at = { chainId, address: address as Address };
  if (kind === 'nobody') return [{ ...at, kind }];
  if (kind === 'governor') return [{ ...at, kind, governor: governor!.address as Address, hasPassed: governor!.hasPassed }];
  return [{ ...at, kind, threshold, voters: voters.map((voter) => voter.address as Address) }];
}

/** Whether the hash that signers sign is that of what is shown. */
export const isGenuine = ({
  organisationId,
  revision,
  proposalName,
  upgradedOrganisation,
  transactions,
  planHash,
}: UpgradeProposal): boolean =>
  upgradePlanHash({ organisationId, revision, proposalName, upgradedOrganisation, transactions }) === planHash;

/** What decides what the account can do about the proposal. */
export function situationOf(proposal: UpgradeProposal, account: Address | null): UpgradeSituation {
  const { state, isStale, waitsFor, electorates, votes } = proposal;
  return {
    state,
    isStale,
    waitsFor,
    electorates: electorates.flatMap(electorateOf),
    isAnyUnknown: electorates.some(({ kind }) => kind === 'unknown'),
    account,
    ownVote: votes.find(({ voter }) => account !== null && sameAddress(voter, account))?.vote ?? null,
    isGenuine: isGenuine(proposal),
  };
}
