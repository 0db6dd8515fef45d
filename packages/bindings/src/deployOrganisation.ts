import { CONTRACT_KINDS, type ContractKind } from '@althing/domain/organisation';
import type { Hex } from '@althing/domain/units';
import { type ContractFunctionArgs, decodeFunctionData, zeroAddress, zeroHash } from 'viem';
import { platformAddresses } from './addresses.ts';
import { type Call, contractCall } from './call.ts';
import { organisationDeployerAbi } from './contracts.ts';

/** One chain's whole organisation as `OrganisationDeployer.deploy` takes it. */
export type OrganisationBatch = ContractFunctionArgs<typeof organisationDeployerAbi, 'nonpayable', 'deploy'>[0];

type GovernanceSetup = OrganisationBatch['governors'][number];

/** Of a governor in which one token is one vote. */
export const NOT_QUADRATIC: GovernanceSetup['governor']['quadratic'] = {
  decoder: zeroAddress,
  bandPercentages: [0, 0, 0, 0],
  threshold: 0,
};

/** Of a token that wraps none. */
export const NO_LOCKBOX: OrganisationBatch['tokens'][number]['lockbox'] = { salt: zeroHash, kept: zeroAddress, keptSupply: 0n };

/** Beside `refunds: false`. */
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

/** `ContractKind` of the contracts, by number. */
export const CONTRACT_KIND_NUMBERS = Object.fromEntries(CONTRACT_KINDS.map((kind, number) => [kind, number])) as Readonly<
  Record<ContractKind, number>
>;

/** Puts the batch on chain in the sender's namespace, whole or not at all. */
export const encodeDeployOrganisation = (batch: OrganisationBatch): Call =>
  contractCall({ address: platformAddresses.organisationDeployer, abi: organisationDeployerAbi, functionName: 'deploy', args: [batch] });

/** The batch inside calldata made by `encodeDeployOrganisation`; throws where it is something else. */
export function decodeDeployOrganisation(data: Hex): OrganisationBatch {
  const { functionName, args } = decodeFunctionData({ abi: organisationDeployerAbi, data });
  if (functionName !== 'deploy') throw new Error(`Not a deployment of an organisation: ${functionName}`);
  return args[0];
}
