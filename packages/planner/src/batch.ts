import { CONTRACT_KIND_NUMBERS, NO_OTHER_CHAINS, NO_REFUND, NOT_QUADRATIC, type OrganisationBatch } from '@althing/bindings';
import { zeroAddress } from 'viem';
import type { ChainDesign, GovernorDesign, SafeDesign, SpokeDesign, TokenDesign, VestingDesign } from './design.ts';
import { deriveSalt, safeSaltNonce } from './salts.ts';
import type { Address, Hex } from '@althing/domain/units';

type SafeSetup = OrganisationBatch['safes'][number];
type TokenSetup = OrganisationBatch['tokens'][number];
type VestingSetup = OrganisationBatch['vestings'][number];
type SpokeSetup = OrganisationBatch['spokes'][number];
type GovernanceSetup = OrganisationBatch['governors'][number];

function safeSetup({ kind, name, salt, owners, threshold }: SafeDesign, deployer: Address): SafeSetup {
  return {
    kind: CONTRACT_KIND_NUMBERS[kind],
    name,
    saltNonce: safeSaltNonce({ deployer, salt }),
    owners: owners.map(({ address }) => address),
    threshold: BigInt(threshold),
  };
}

function tokenSetup({ salt, name, symbol, allocations, owner }: TokenDesign): TokenSetup {
  return {
    salt,
    name,
    symbol,
    recipients: allocations.map(({ to }) => to.address),
    amounts: allocations.map(({ amount }) => amount),
    owner: owner.address,
  };
}

/** The salt of a contract that is not wanted is ignored, but it has its place. */
function governanceSetup(design: GovernorDesign, organisationSalt: Hex): GovernanceSetup {
  const { name, salt, timelock, refund, token, votingDelay, votingPeriod, proposalThreshold, quorum, quadratic, crossChain } = design;
  return {
    salts: {
      governor: salt,
      timelock: timelock?.salt ?? deriveSalt(organisationSalt, `timelock|${name}`),
      refundGas: refund?.salt ?? deriveSalt(organisationSalt, `refundGas|${name}`),
    },
    governor: {
      name,
      token: token.address,
      votingDelay,
      votingPeriod,
      proposalThreshold,
      quorumNumerator: BigInt(quorum),
      preVoteVetoer: design.preVoteVetoer?.address ?? zeroAddress,
      quadratic: quadratic ?? NOT_QUADRATIC,
      crossChain: crossChain
        ? {
            ...crossChain,
            votingChains: crossChain.votingChains.map(({ chainId, token: other }) => ({ chainId: BigInt(chainId), token: other })),
          }
        : NO_OTHER_CHAINS,
    },
    timelockDelay: BigInt(timelock?.delay ?? 0),
    canceller: design.preExecutionVetoer?.address ?? zeroAddress,
    refunds: refund !== null,
    refund: refund?.settings ?? NO_REFUND,
  };
}

const vestingSetup = ({ salt, token, flexVoting, schedules }: VestingDesign): VestingSetup => ({
  salt,
  token: token.address,
  flexVoting,
  schedules: schedules.map(({ start, end, milestones, receivers }) => ({
    start,
    end,
    milestones,
    receivers: receivers.map(({ to, amount }) => ({ beneficiary: to.address, amount })),
  })),
});

const spokeSetup = ({ salt, name, token, vesting, messageController, home, owner }: SpokeDesign): SpokeSetup => ({
  salt,
  name,
  token: token.address,
  vesting,
  messageController,
  homeChainId: BigInt(home.chainId),
  governor: home.governor,
  owner: owner.address,
});

/** Part of a batch that cannot be divided, with the steps that it completes. */
export interface BatchUnit {
  stepIds: string[];
  safes?: SafeSetup[];
  tokens?: TokenSetup[];
  vestings?: VestingSetup[];
  spokes?: SpokeSetup[];
  governors?: GovernanceSetup[];
}

/** A chain's organisation in parts, in the order in which the deployer contract takes them. */
export function batchUnits({ deployer, safes, token, vesting, spokes, governors, salt }: ChainDesign): BatchUnit[] {
  return [
    ...safes.map((safe) => ({ stepIds: [safe.id], safes: [safeSetup(safe, deployer)] })),
    ...(token ? [{ stepIds: [token.id], tokens: [tokenSetup(token)] }] : []),
    ...(vesting ? [{ stepIds: [vesting.id], vestings: [vestingSetup(vesting)] }] : []),
    ...spokes.map((spoke) => ({ stepIds: [spoke.id], spokes: [spokeSetup(spoke)] })),
    ...governors.map((governor) => ({
      stepIds: [...(governor.timelock ? [governor.timelock.id] : []), ...(governor.refund ? [governor.refund.id] : []), governor.id],
      governors: [governanceSetup(governor, salt)],
    })),
  ];
}

/** One call of the deployer contract; every call names the same authority, which the first one creates. */
export function toBatch(
  { salt, upgradeAuthority }: Pick<ChainDesign, 'salt' | 'upgradeAuthority'>,
  units: readonly BatchUnit[],
): OrganisationBatch {
  return {
    id: salt,
    upgradeOwner: upgradeAuthority.owner.address,
    safes: units.flatMap((unit) => unit.safes ?? []),
    tokens: units.flatMap((unit) => unit.tokens ?? []),
    vestings: units.flatMap((unit) => unit.vestings ?? []),
    spokes: units.flatMap((unit) => unit.spokes ?? []),
    governors: units.flatMap((unit) => unit.governors ?? []),
  };
}
