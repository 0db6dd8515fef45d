import { keccak256, parseAbi, parseAbiParameters, stringToHex } from 'viem';
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

it('so are those that are written out above, and parameters', () => {
  const source = `const PAIR =
  '${SIGNATURES[0]}';
const abi = parseAbi([PAIR, '${SIGNATURES[1]}']);
const words = parseAbiParameters('address a, uint256[] b');
const pair = parseAbiParameters(['Pair pair', PAIR]);`;
  expect(withKnownValues(source)).toBe(
    `const PAIR =
  '${SIGNATURES[0]}';
const abi = ${JSON.stringify(parseAbi(SIGNATURES))};
const words = ${JSON.stringify(parseAbiParameters('address a, uint256[] b'))};
const pair = ${JSON.stringify(parseAbiParameters(['Pair pair', SIGNATURES[0]]))};`,
  );
});

it.each([
  'parseAbi([signature])',
  'parseAbi([ELSEWHERE])',
  'parseAbiParameters(text)',
  'keccak256(stringToHex(role))',
  'keccak256(data)',
  "parseAbi(['function a()', ...more])",
])('what is known only later stays as it is: %s', (source) => {
  expect(withKnownValues(source)).toBe(source);
});
