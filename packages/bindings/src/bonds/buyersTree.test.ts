import { concat, encodeAbiParameters, keccak256 } from 'viem';
import { describe, expect, test } from 'vitest';
import { type Buyer, buyersTree } from './buyersTree.ts';

const account = (n: number) => `0x${n.toString(16).padStart(40, '0')}` as const;
const buyers = (count: number): Buyer[] =>
  Array.from({ length: count }, (_, n) => ({ address: account(n + 1), maxQuote: BigInt(n) * 10n }));

/** OpenZeppelin's `MerkleProof.processProof`. */
function rootBy(address: Buyer['address'], maxQuote: bigint, proof: readonly `0x${string}`[]) {
  const encoded = encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [address, maxQuote]);
  return proof.reduce(
    (hash, other) => keccak256(hash < other ? concat([hash, other]) : concat([other, hash])),
    keccak256(keccak256(encoded)),
  );
}

describe('the tree of the buyers of a private market', () => {
  test('has the root of the example of OpenZeppelin', () => {
    const tree = buyersTree([
      { address: '0x1111111111111111111111111111111111111111', maxQuote: 5_000_000_000_000_000_000n },
      { address: '0x2222222222222222222222222222222222222222', maxQuote: 2_500_000_000_000_000_000n },
    ]);
    expect(tree.root).toBe('0xd4dee0beab2d53f2cc83e567171bd2820e49898130a22622b10ead383e90bd77');
  });

  test.each([1, 2, 3, 7, 8, 33])('proves each of %i buyers', (count) => {
    const given = buyers(count);
    const tree = buyersTree(given);
    for (const { address, maxQuote } of given) {
      const found = tree.proofOf(address)!;
      expect([found.maxQuote, rootBy(address, maxQuote, found.proof)]).toEqual([maxQuote, tree.root]);
    }
  });

  test('proves nobody else, and no other limit', () => {
    const tree = buyersTree(buyers(5));
    expect(tree.proofOf(account(99))).toBeUndefined();
    expect(rootBy(account(2), 11n, tree.proofOf(account(2))!.proof)).not.toBe(tree.root);
  });

  test('is refused for nobody and for a buyer named twice', () => {
    expect(() => buyersTree([])).toThrow('A tree needs a buyer');
    expect(() => buyersTree([...buyers(2), { address: account(1), maxQuote: 5n }])).toThrow('A buyer is named twice');
  });
});
