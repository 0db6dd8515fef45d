import type { Address, ChainId, Hex } from '@althing/domain/units';
import { encodeAbiParameters, parseAbiParameters } from 'viem';

/** `IBondAuctioneer.AccessKind`. */
const MERKLE_PROOF = 0;
const PERMIT = 1;

const merkleParameters = parseAbiParameters('uint8 kind, uint256 maxQuote, bytes32[] proof');
const permitParameters = parseAbiParameters('uint8 kind, uint256 maxQuote, uint256 deadline, bytes signature');

/**
 * Proof of access to a private market for a buyer in its tree, see `buyersTree`.
 *
 * @public For buyers of private markets.
 */
export const encodeMerkleAccess = ({ maxQuote, proof }: { maxQuote: bigint; proof: readonly Hex[] }): Hex =>
  encodeAbiParameters(merkleParameters, [MERKLE_PROOF, maxQuote, proof]);

/**
 * Proof of access to a private market by its owner's signature of `marketPermitTypedData`.
 *
 * @public For buyers of private markets.
 */
export const encodePermitAccess = ({ maxQuote, deadline, signature }: { maxQuote: bigint; deadline: bigint; signature: Hex }): Hex =>
  encodeAbiParameters(permitParameters, [PERMIT, maxQuote, deadline, signature]);

export interface MarketPermit {
  id: bigint;
  buyer: Address;
  /** Quote tokens without fees that the buyer may pay in total, in smallest units. */
  maxQuote: bigint;
  /** The market's `permitNonce`. */
  nonce: bigint;
  /** UNIX seconds. */
  deadline: bigint;
}

/**
 * What the owner of a private market signs (EIP-712) to admit one buyer.
 *
 * @public For owners of private markets.
 */
export const marketPermitTypedData = ({ auctioneer, chainId, permit }: { auctioneer: Address; chainId: ChainId; permit: MarketPermit }) =>
  ({
    domain: { name: 'Althing Bond Market', version: '1', chainId, verifyingContract: auctioneer },
    types: {
      MarketPermit: [
        { name: 'id', type: 'uint256' },
        { name: 'buyer', type: 'address' },
        { name: 'maxQuote', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'MarketPermit',
    message: permit,
  }) as const;
