import { keccak256, parseAbi, stringToHex } from 'viem';
import { expect, it } from 'vitest';
import { withKnownValues } from '../build/knownValues.ts';

const SIGNATURES = ['struct Pair { address a; uint256[] b; }', 'function take(Pair pair, bytes data) returns (uint256[])'] as const;

it('signatures and hashes that are written out are worked out by the build', () => {
  const source = `export const abi = parseAbi([
  '${SIGNATURES[0]}',
  '${SIGNATURES[1]}',
]);
const ROLE = keccak256(stringToHex('PAUSE_ROLE'));`;
  expect(withKnownValues(source)).toBe(
    `export const abi = ${JSON.stringify(parseAbi(SIGNATURES))};
const ROLE = "${keccak256(stringToHex('PAUSE_ROLE'))}";`,
  );
});

it.each(['parseAbi([signature])', 'keccak256(stringToHex(role))', 'keccak256(data)', "parseAbi(['function a()', ...more])"])(
  'what is known only later stays as it is: %s',
  (source) => {
    expect(withKnownValues(source)).toBe(source);
  },
);
