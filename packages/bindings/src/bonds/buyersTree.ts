import type { Address, Hex } from '@althing/domain/units';
import { sameAddress } from '@althing/domain/units';
import { concat, encodeAbiParameters, keccak256, parseAbiParameters } from 'viem';

export interface Buyer {
  address: Address;
  /** Quote tokens without fees that the buyer may pay in total, in smallest units. */
  maxQuote: bigint;
}

export interface BuyersTree {
  root: Hex;
  /** Hashes of the tree from its root on, of which `proofIn` makes proofs without hashing again. */
  nodes: readonly Hex[];
  /** Undefined for accounts that are not in the tree. */
  proofOf(buyer: Address): { maxQuote: bigint; proof: Hex[] } | undefined;
}

const leafParameters = parseAbiParameters('address buyer, uint256 maxQuote');
const leafOf = ({ address, maxQuote }: Buyer): Hex => keccak256(keccak256(encodeAbiParameters(leafParameters, [address, maxQuote])));

const hashPair = (a: Hex, b: Hex): Hex => keccak256(a < b ? concat([a, b]) : concat([b, a]));

/**
 * The buyers of a private market as OpenZeppelin's standard Merkle tree (`StandardMerkleTree` of (address, uint256)), so that its tools compute the
 * same
 * root.
 *
 * @throws RangeError for an empty list, or for a buyer named twice.
 */
export function buyersTree(buyers: readonly Buyer[]): BuyersTree {
  if (buyers.length === 0) throw new RangeError('A tree needs a buyer');
  if (new Set(buyers.map(({ address }) => address.toLowerCase())).size < buyers.length) throw new RangeError('A buyer is named twice');
  const leaves = buyers.map((buyer) => ({ buyer, hash: leafOf(buyer) })).sort((a, b) => (a.hash < b.hash ? -1 : 1));
  const size = 2 * leaves.length - 1;
  const place = (index: number) => size - 1 - index;
  const nodes: Hex[] = Array.from({ length: size });
  leaves.forEach(({ hash }, index) => (nodes[place(index)] = hash));
  for (let i = size - leaves.length - 1; i >= 0; i--) nodes[i] = hashPair(nodes[2 * i + 1]!, nodes[2 * i + 2]!);

  return {
    root: nodes[0]!,
    nodes,
    proofOf(address) {
      const buyer = buyers.find((each) => sameAddress(each.address, address));
      const proof = buyer && proofIn(nodes, buyer);
      return proof && { maxQuote: buyer.maxQuote, proof };
    },
  };
}

/** The proof of a buyer in the tree with these `nodes`; undefined where it has another limit there, or is not in it. */
export function proofIn(nodes: readonly Hex[], buyer: Buyer): Hex[] | undefined {
  const leaf = nodes.indexOf(leafOf(buyer));
  if (leaf === -1) return undefined;
  const proof: Hex[] = [];
  for (let i = leaf; i > 0; i = Math.floor((i - 1) / 2)) proof.push(nodes[i % 2 === 1 ? i + 1 : i - 1]!);
  return proof;
}
