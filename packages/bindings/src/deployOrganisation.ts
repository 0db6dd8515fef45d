import { CONTRACT_KINDS, type ContractKind } from '@althing/domain/organisation';
import type { Hex } from '@althing/domain/units';
import { type ContractFunctionArgs, decodeFunctionData, zeroAddress, zeroHash } from 'viem';
import { platformAddresses } from './addresses.ts';
import { type Call, contractCall } from './call.ts';
import { organisationDeployerAbi } from './contracts.ts';

/** A chain's whole batch, as `OrganisationDeployer.deploy` takes it. */
export type OrganisationBatch = ContractFunctionArgs<typeof organisationDeployerAbi, 'nonpayable', 'deploy'>[0];

type GovernanceSetup = OrganisationBatch['governors'][number];

/** For a governor in which one token is one vote. */
export const NOT_QUADRATIC: GovernanceSetup['governor']['quadratic'] = {
  decoder: zeroAddress,
  bandPercentages: [0, 0, 0, 0],
  threshold: 0,
};

/** For a token that wraps none. */
export const NO_LOCKBOX: OrganisationBatch['tokens'][number]['lockbox'] = { salt: zeroHash, kept: zeroAddress, keptSupply: 0n };

/** For a governor with `refunds: false`. */
export const NO_REFUND: GovernanceSetup['refund'] = {
  maxPriorityFee: 0n,
  maxBaseFee: 0n,
  baseGas: 0n,
  maxGasUsed: 0n,
  minWeight: 0n,
  proposalCap: 0n,
  periodCap: 0n,
  minProposerVotes: 0n,
};

/** Numbers of the contracts' enum `ContractKind`. */
export const CONTRACT_KIND_NUMBERS = Object.fromEntries(CONTRACT_KINDS.map((kind, number) => [kind, number])) as Readonly<
  Record<ContractKind, number>
>;

/** Deploys the batch at addresses that depend on the sender, completely or not at all. */
export const encodeDeployOrganisation = (batch: OrganisationBatch): Call =>
  contractCall({ address: platformAddresses.organisationDeployer, abi: organisationDeployerAbi, functionName: 'deploy', args: [batch] });

/** The batch in calldata made by `encodeDeployOrganisation`. Throws where it is something else. */
export function decodeDeployOrganisation(data: Hex): OrganisationBatch {
  const { functionName, args } = decodeFunctionData({ abi: organisationDeployerAbi, data });
  if (functionName !== 'deploy') throw new Error(`Not a deployment of an organisation: ${functionName}`);
  return args[0];
}
