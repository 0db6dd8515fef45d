import type { Address, Hex } from '@althing/domain/units';
import { encodeAbiParameters, hexToBigInt, keccak256, numberToHex, pad, zeroHash } from 'viem';
import { descriptionHash, type ProposalContent, proposalLists } from '../governor/proposalContent.ts';

const TYPES = [{ type: 'address[]' }, { type: 'uint256[]' }, { type: 'bytes[]' }, { type: 'bytes32' }, { type: 'bytes32' }] as const;

/**
 * The id under which a governor's timelock holds a proposal. The governor salts it with its own address, so that two
 * governors of one timelock cannot block each other.
 */
export function hashOperationBatch({ governor, ...content }: ProposalContent & { governor: Address }): Hex {
  const mask = hexToBigInt(pad(governor, { dir: 'right', size: 32 }));
  const salt = numberToHex(mask ^ hexToBigInt(descriptionHash(content.description)), { size: 32 });
  return keccak256(encodeAbiParameters(TYPES, [...proposalLists(content), zeroHash, salt]));
}
