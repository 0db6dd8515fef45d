import type { Address, Hex } from '@althing/domain/units';
import { concat, encodeAbiParameters, hexToBigInt, keccak256, slice, stringToHex, zeroHash } from 'viem';
import type { Call } from './call.ts';

/** The content of a proposal: actions and text. Governors only know the hash of all of it. */
export interface ProposalContent {
  actions: readonly Call[];
  description: string;
}

/** The three lists in which a governor takes a proposal's actions. */
export type ProposalLists = readonly [targets: Address[], values: bigint[], calldatas: Hex[]];

export const proposalLists = ({ actions }: Pick<ProposalContent, 'actions'>): ProposalLists => [
  actions.map(({ to }) => to),
  actions.map(({ value }) => value),
  actions.map(({ data }) => data),
];

/** keccak256 of the text in UTF-8. */
export const descriptionHash = (description: string): Hex => keccak256(stringToHex(description));

/** The id that every governor gives to this proposal. */
export function hashProposal(content: ProposalContent): bigint {
  const types = [{ type: 'address[]' }, { type: 'uint256[]' }, { type: 'bytes[]' }, { type: 'bytes32' }] as const;
  return hexToBigInt(keccak256(encodeAbiParameters(types, [...proposalLists(content), descriptionHash(content.description)])));
}

const OPERATION = [{ type: 'address[]' }, { type: 'uint256[]' }, { type: 'bytes[]' }, { type: 'bytes32' }, { type: 'bytes32' }] as const;

/**
 * The id under which a governor's timelock holds a proposal. Its salt begins with the governor's address, so nobody else can schedule anything under
 * it.
 *
 * @public For finding or checking a proposal in its timelock.
 */
export function hashOperationBatch({ governor, ...content }: ProposalContent & { governor: Address }): Hex {
  const salt = concat([governor, slice(descriptionHash(content.description), 0, 12)]);
  return keccak256(encodeAbiParameters(OPERATION, [...proposalLists(content), zeroHash, salt]));
}

/** Reserves the text for its proposer, so that nobody can make the same proposal first and cancel it. */
export const reserveDescription = (description: string, proposer: Address): string => `${description}\n\n#proposer=${proposer}`;
