import { CONTRACT_KINDS, type ContractKind } from '@althing/domain/organisation';
import type { Hex } from '@althing/domain/units';
import {
  type ContractFunctionArgs,
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  getAbiItem,
  zeroAddress,
  zeroHash,
} from 'viem';
import { platformAddresses } from './addresses.ts';
import { type Call, contractCall } from './call.ts';
import { organisationBatchAbi, organisationNamespacesAbi } from './contracts.ts';

type Order = ContractFunctionArgs<typeof organisationNamespacesAbi, 'nonpayable', 'deploy'>[0];
type Lists = ContractFunctionArgs<typeof organisationBatchAbi, 'nonpayable', 'deploy'>[0];

/** A chain's whole batch: whose it is, and the lists that `OrganisationDeployer` takes. */
export type OrganisationBatch = Pick<Order, 'identity' | 'upgradeOwner' | 'founderContinues'> & Lists;

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

const batchParameters = getAbiItem({ abi: organisationBatchAbi, name: 'deploy' }).inputs;

/** Deploys the batch at the organisation's addresses, completely or not at all. For its founder, or the owner of its upgrade authority. */
export function encodeDeployOrganisation({ identity, upgradeOwner, founderContinues, ...lists }: OrganisationBatch): Call {
  const { organisationNamespaces: address, organisationDeployer: deployer } = platformAddresses;
  const order = { identity, upgradeOwner, founderContinues, deployer, batch: encodeAbiParameters(batchParameters, [lists]) };
  return contractCall({ address, abi: organisationNamespacesAbi, functionName: 'deploy', args: [order] });
}

/** The batch in calldata made by `encodeDeployOrganisation`. Throws where it is something else. */
export function decodeDeployOrganisation(data: Hex): OrganisationBatch {
  const { functionName, args } = decodeFunctionData({ abi: organisationNamespacesAbi, data });
  if (functionName !== 'deploy') throw new Error(`Not a deployment of an organisation: ${functionName}`);
  const [{ identity, upgradeOwner, founderContinues, batch }] = args;
  const [lists] = decodeAbiParameters(batchParameters, batch);
  return { identity, upgradeOwner, founderContinues, ...lists };
}
