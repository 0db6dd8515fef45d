import type { OrganisationDetail } from '@althing/domain/http';
import type { ContractKind } from '@althing/domain/organisation';
import { sameAddress } from '@althing/domain/units';

const KIND_LABELS: Record<ContractKind, string> = {
  proxyAdmin: 'Upgrade authority',
  protocolUpgrades: 'Protocol upgrades Safe',
  safeTreasury: 'Safe treasury',
  bondingEngine: 'VEO manager Safe',
  workingGroup: 'Working group',
  tokenAuthority: 'Token owner Safe',
  token: 'Token',
  governor: 'Governor',
  timelock: 'Timelock',
  refundGas: 'Gas refund',
  preVoteVeto: 'Pre-vote veto Safe',
  preExecutionVeto: 'Pre-execution veto Safe',
  tokenVesting: 'Vesting',
  governorSpoke: 'Votes for governor',
};

/** What a person calls a contract of an organisation, e.g. `Governor Main`. */
export function contractName({ kind, name }: { kind: ContractKind; name: string }): string {
  if (!name) return KIND_LABELS[kind];
  // Many tokens carry the word in their name: "Acme Token" is not told as "Token Acme Token".
  return kind === 'token' && /\btoken\b/i.test(name) ? name : `${KIND_LABELS[kind]} ${name}`;
}

/** Who stands behind an address: you, a contract of the organisation, or nobody known. */
export type NameAddress = (address: string) => string | undefined;

export function nameAddressIn(contracts: OrganisationDetail['contracts'], chainId: number, you: string | undefined): NameAddress {
  return (address) => {
    const contract = contracts.find((candidate) => candidate.chainId === chainId && sameAddress(candidate.address, address));
    if (contract) return contractName(contract);
    return sameAddress(address, you) ? 'You' : undefined;
  };
}
